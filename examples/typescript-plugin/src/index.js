import { prices } from '../generated/prices.ts';

console.log(`The mug costs ${prices.mug.amount} ${prices.mug.currency}`);
