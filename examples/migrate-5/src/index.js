import notes from './notes.txt';

console.log(`${notes.length} lines`);
import('./cart.js').then(({ open }) => open());
