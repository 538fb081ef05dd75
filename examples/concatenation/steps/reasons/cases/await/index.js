import { rates } from './rates.js';

console.log(rates);
