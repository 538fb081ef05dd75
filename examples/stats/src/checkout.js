import { formatPrice } from './format/price.js';

export const pay = (price) => alert(`You pay ${formatPrice(price)}.`);
