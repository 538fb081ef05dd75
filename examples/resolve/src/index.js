import { total } from './cart.js';

console.log(total([10, 20]));
