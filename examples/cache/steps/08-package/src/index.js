import { rate } from 'tax';
import { format } from './price.js';

document.body.textContent = format(20 * (1 + rate));
