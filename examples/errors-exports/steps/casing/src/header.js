import { total } from './Cart.js';

console.log(total([1]));
