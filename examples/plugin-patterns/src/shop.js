import { format } from './price.js';

document.title = `Apples, ${format(120)}`;
import('./cart.js').then(({ total }) => console.log(total([120, 80])));
