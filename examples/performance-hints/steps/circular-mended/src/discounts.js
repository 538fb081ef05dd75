import { items } from './items.js';

export const discount = () => (items.length > 1 ? 10 : 0);
