export { tea } from './b.js';
