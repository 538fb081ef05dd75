import { sum } from 'cart/sum';

console.log(sum([3, 4]));
