import { currency } from './currency.js';

export const price = (amount) => `${amount} ${currency}`;
