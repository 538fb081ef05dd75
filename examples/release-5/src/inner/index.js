import { net } from './price.js';

console.log(net(119));
