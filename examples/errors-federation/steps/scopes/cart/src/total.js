import { format } from 'money';

export const total = (prices) => format(prices.reduce((a, b) => a + b));
