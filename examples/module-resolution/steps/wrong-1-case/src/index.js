import { total } from './Cart.js';

console.log(total([10, 20]));
