import { total } from 'cart/total';

console.log(total([3, 4]));
