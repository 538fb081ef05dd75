export { total } from './prices.js';
