import { format } from './price.js';
import { shipping } from './shipping.js';

document.body.textContent = format(20 + shipping);
