import { TICKET } from './money.js';
import { vatRates } from './vat.js';

export const totalOf = (count) => count * TICKET;
export const vatOf = (count, country) => (totalOf(count) * vatRates[country]) / 100;
