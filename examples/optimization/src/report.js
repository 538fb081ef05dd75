import { vatRates } from './vat.js';

for (const [country, rate] of Object.entries(vatRates)) {
  console.log(`${country}: ${rate} %`);
}
