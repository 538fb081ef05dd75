import { polyfill } from '../vendor/polyfill.js';
import { panel } from './admin/panel.js';
import { total } from './cart.js';

polyfill();
console.log(panel, total([['tea', 4]]));
