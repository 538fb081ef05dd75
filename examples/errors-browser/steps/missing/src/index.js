import { total } from './basket.js';

console.log(total);
