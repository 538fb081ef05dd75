import { pack } from './archive.js';
import { removeTax } from './tax.js';

console.log(removeTax(30), pack('sales'));
