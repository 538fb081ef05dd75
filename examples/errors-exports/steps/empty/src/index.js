import { euros } from './format.js';

console.log(euros(3));
