import { panel } from './admin/panel.js';
import { total } from './cart.js';

console.log(panel, total([['tea', 4]]));
