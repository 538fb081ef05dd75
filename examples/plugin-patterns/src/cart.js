import { format } from './price.js';

export const total = (prices) => format(prices.reduce((sum, price) => sum + price, 0));
export const basket = new URL('./basket.svg', import.meta.url);
