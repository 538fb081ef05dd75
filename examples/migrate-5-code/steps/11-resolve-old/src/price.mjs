import { digits } from './digits';

export const price = (amount) => amount.toFixed(digits);
