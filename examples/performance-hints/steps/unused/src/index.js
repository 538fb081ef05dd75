import { format } from './money/index.js';
import { track } from './tracking.js';

document.querySelector('#price').textContent = format(240);
