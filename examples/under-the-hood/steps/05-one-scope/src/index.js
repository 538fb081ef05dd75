import { farewell } from './farewell.js';
import { greet } from './greet.js';

console.log(greet('Ada'));
console.log(farewell('Ada'));
