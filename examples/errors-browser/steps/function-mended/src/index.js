import { total } from './cart.cjs';

console.log(total([3, 4]));
