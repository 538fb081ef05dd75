import { total } from './cart';

console.log(total([3, 4]));
