import { total } from '@/total.js';

console.log(total([4, 6]));
