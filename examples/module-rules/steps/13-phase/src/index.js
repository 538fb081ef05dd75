import defer * as cart from './cart.js';
import { panel } from './admin/panel.js';

console.log(panel, cart.total([['tea', 4]]));
