import { addTax, currency } from './dist/price.cjs';

console.log(addTax(50), currency);
