import { tax } from './tax.cjs';

console.log(tax);
