import { parse } from './price.js';

// TODO: ask the server
console.log(parse('1.20'));
