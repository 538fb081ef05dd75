import { total } from './cart.js';

console.log(total([1]));
