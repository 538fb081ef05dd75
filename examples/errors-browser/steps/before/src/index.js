import { price } from './price.js';

export const currency = 'EUR';

console.log(price);
