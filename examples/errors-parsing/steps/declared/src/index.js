import { total } from './cart.js';

const total = total([3, 4]);

console.log(total);
