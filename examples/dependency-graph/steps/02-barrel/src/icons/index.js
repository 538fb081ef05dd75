export { cart } from './cart.js';
export { star } from './star.js';
export { user } from './user.js';
