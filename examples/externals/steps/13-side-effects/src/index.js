import { label } from './format.js';

console.log(label);
