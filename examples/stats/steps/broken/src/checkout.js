import { formatPrice } from './format/price.js';
import { charge } from './payment.js';

export const pay = (price) => charge(`You pay ${formatPrice(price)}.`);
