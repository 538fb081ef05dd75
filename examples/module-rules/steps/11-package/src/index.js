import { widget } from '../vendor/lib/button.js';
import { polyfill } from '../vendor/polyfill.js';

polyfill();
console.log(widget);
