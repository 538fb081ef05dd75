import { total } from './cart.js';

console.log(total([3, 4]));
