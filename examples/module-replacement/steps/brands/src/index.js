import { name } from './brand/BRAND.js';

console.log(`Welcome to ${name}!`);
