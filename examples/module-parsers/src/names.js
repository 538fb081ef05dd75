import { coffee } from './prices.js';

export { milk } from './prices.js';
console.log(coffee);
