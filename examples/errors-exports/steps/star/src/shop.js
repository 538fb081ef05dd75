export * from './cart.js';
export * from './order.js';
