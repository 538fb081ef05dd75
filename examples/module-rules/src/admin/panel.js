import { total } from '../cart.js';

export const panel = total([['tax', 2]]);
