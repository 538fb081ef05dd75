import { digits } from './digits.mjs';

export const price = (amount) => amount.toFixed(digits);
