import { total } from './cart.js';
import { tax } from '/src/tax.js';
import { round } from '@/round.js';
import { api } from '#config';
import { currency } from 'money';
import { format } from 'money/format';
import { old } from 'legacy';

console.log(format(round(tax(total([10, 20])))), currency, api, old);
