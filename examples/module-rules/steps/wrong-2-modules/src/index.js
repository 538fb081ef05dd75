import { total } from './cart.js';
import rates from './rates.txt';
import terms from './terms.md';

console.log(total, rates, terms);
