import { totalOf } from './total.js';

console.log(totalOf('price * 2'));
