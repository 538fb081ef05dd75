export { total } from './cart.js';
