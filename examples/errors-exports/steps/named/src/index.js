import { sum } from './cart.js';

console.log(sum([3, 4]));
