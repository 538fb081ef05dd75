import { total } from './basket.js';

console.log(total([3, 4]));
