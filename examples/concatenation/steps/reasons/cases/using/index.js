import { open } from './file.js';

console.log(open);
