import { discount } from './discounts.js';
import { items } from './items.js';

export const total = () => items.reduce((sum, price) => sum + price, 0) - discount();
