import lodash from 'lodash';
import { shut } from './cart.js';

console.log(lodash.VERSION.length, shut);
import('./menu.js').then(({ show }) => show());
