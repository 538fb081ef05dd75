import terms from './terms.md';

console.log(terms);
