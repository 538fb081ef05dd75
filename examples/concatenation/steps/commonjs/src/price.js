import { format } from './format.cjs';

const prices = new Map([['tea', 4.5], ['honey', 6]]);

export const priceOf = (names) =>
  format(names.reduce((sum, name) => sum + prices.get(name), 0));
