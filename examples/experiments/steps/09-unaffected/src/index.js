import { price } from './price.js';
import { teas } from './teas.js';

console.log(teas.length, price(3));
