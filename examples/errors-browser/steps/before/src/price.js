import { currency } from './index.js';

export const price = `7 ${currency}`;
