import { total } from './cart.js';
import './header.js';

console.log(total([3, 4]));
