import { format, type Money } from './money.ts';

const price: Money = { amount: 12, currency: 'EUR' };

const output = document.querySelector('output');
if (output) output.textContent = format(price);
