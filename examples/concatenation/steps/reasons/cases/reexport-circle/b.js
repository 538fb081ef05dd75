export { tea } from './a.js';
