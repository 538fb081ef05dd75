import { weight } from './shop.js';

console.log(weight([{ kilos: 2 }]));
