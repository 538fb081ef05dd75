export { one } from './one.js';
export { two } from './two.js';
