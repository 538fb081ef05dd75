import { rate } from 'tax';
import { price } from './price.js';

console.log(price(40, rate));
