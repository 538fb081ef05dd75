import { priceOf } from './price.js';

console.log(priceOf('tea'));
