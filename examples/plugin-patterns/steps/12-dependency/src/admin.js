import { parse } from './price.js';
import './shop.js';

console.log(parse('1.20'));
