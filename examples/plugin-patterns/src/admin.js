import { parse } from './price.js';

console.log(parse('1.20'));
