import { currency } from './cart.js';

const suffix = ` ${currency}`;

export const format = (value) => value.toFixed(2) + suffix;
