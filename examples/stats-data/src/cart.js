import { addTax } from './tax.js';

export const total = (prices) => addTax(prices.reduce((sum, price) => sum + price, 0));
export const isEmpty = (prices) => prices.length === 0;
