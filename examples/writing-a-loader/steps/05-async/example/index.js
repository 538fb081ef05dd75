import * as phrases from './de.phrases';

console.log(phrases.signOut);
console.log(phrases.hello({ name: 'Tom & Ana' }));
console.log(phrases.delete);
