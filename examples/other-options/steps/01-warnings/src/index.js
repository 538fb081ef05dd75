import { total } from './cart.js';
import { load } from './legacy/widgets.js';

load('./newsletter.js');
console.log(total([40, 2]));
