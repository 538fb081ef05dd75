import { total } from './cart.js';

console.log(total([40, 2]));
