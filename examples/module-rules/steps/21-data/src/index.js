import terms from './terms.md?short' with { type: 'page' };

console.log(terms);
