import { format } from './prices.js';

document.querySelector('#price').textContent = format(240);
