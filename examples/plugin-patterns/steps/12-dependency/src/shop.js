import { format } from './price.js';

console.log(format(120));
