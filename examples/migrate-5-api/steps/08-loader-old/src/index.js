import word from './word.txt';

console.log(word);
