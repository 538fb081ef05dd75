import { format } from './prices.js';

document.querySelector('#turnover').textContent = format(18200);
