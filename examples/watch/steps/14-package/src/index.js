import { rate } from 'tax';
import { price } from './price.js';

console.log(price(3 * (1 + rate)));
