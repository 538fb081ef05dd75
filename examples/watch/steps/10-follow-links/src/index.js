import { price } from './price.js';
import { tax } from './tax.js';

console.log(price(3 * (1 + tax)));
