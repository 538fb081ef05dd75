import notes from './notes.txt';
import { shut } from './cart.js';

console.log(`${notes.length} lines`, shut);
import('./cart.js').then(({ open }) => open());
