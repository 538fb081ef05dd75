import { read } from './read.js';

export const list = ['tea'];
console.log(read);
