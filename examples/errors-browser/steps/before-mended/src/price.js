import { currency } from './currency.js';

export const price = `7 ${currency}`;
