import * as prices from './prices.js';

console.log(prices);
