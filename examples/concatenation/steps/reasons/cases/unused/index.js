import { one } from './all.js';

console.log(one);
