import { open } from './widgets.js';

console.log(open);
