import { total } from './cart.js';

const due = total([3, 4]);

console.log(due);
