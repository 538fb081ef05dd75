import { add } from './cart.js';

console.log('banner', add());
