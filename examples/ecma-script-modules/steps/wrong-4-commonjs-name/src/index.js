import { EOL } from 'node:os';

console.log(EOL.length);
