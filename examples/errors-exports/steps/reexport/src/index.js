import { total } from './shop.js';

console.log(total([3, 4]));
