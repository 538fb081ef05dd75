import { priceOf } from './prices.js';

document.querySelector('#price').textContent = priceOf('table');
