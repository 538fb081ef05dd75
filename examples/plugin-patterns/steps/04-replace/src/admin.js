import { parse } from './price.js';

console.log('Version %VERSION%', parse('1.20'));
