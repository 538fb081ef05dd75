import base64 from './leaf.svg?base64';
import short from './leaf.svg';

console.log(base64.length, base64);
console.log(short.length, short);
