import terms from './terms.txt';

console.log(terms.length);
