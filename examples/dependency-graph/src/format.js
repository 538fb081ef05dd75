import { currency } from './cart.js';

export const format = (value) => `${value.toFixed(2)} ${currency}`;
