import { total } from './cart.js';
import apple from './apple.price';
import pear from './pear.price';

console.log(total([apple, pear]));
