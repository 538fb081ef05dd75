export { total, weight } from './cart.js';
