export { next } from './counter.cjs';
