import { total } from './total.js';

document.body.textContent = total([4, 6]);
import('./checkout.js');
