import { format } from './format/index.js';

export const total = (prices) => format(prices.reduce((sum, price) => sum + price, 0));
export const empty = () => [];
