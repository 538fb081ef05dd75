import { total } from 'shared/cart.js';

console.log(total([3, 4]));
