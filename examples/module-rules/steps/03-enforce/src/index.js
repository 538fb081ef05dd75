import { total } from './cart.js';

console.log(total([['tea', 4]]));
