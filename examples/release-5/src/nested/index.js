import { price } from './shop.js';

console.log(price.net(119));
