import { sum } from './cart.cjs';

console.log(sum([3, 4]));
