import { total } from '@/totals.js';

console.log(total([4, 6]));
