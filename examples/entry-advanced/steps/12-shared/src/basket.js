import { add } from './cart.js';

console.log('basket', add());
