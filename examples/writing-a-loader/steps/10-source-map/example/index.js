import * as phrases from './de.phrases';

console.log(phrases.signOut);
console.log(phrases.hello());
console.log(phrases.delete);
