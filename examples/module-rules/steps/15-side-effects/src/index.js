import { red } from './colors.js';

console.log('start');
