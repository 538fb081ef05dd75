import { formatDate } from './format/date.js';
import { formatPrice } from './format/price.js';

document.querySelector('#day').textContent = formatDate(new Date());
document.querySelector('#sold').textContent = formatPrice(1480);
