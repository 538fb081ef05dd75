import { discount } from './discounts.js';

export const items = [240, 35];
export const total = () => items.reduce((sum, price) => sum + price, 0) - discount();
