import { format } from './format.js';

const sum = (prices) => prices.reduce((all, price) => all + price, 0);

export const currency = 'EUR';
export const total = (prices) => format(sum(prices));
export const average = (prices) => format(sum(prices) / prices.length);
