import { format } from './money.js';

document.querySelector('output').textContent = format(385);
