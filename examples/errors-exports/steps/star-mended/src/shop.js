export * from './cart.js';
export { total as totalOfOrder, weight } from './order.js';
