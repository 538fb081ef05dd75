import { tea } from './a.js';

console.log(tea);
