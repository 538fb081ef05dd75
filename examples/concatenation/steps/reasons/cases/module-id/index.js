import { id } from './id.js';

console.log(id);
