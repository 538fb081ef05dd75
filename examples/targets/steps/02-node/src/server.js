import { readFileSync } from 'node:fs';
import { shout } from './shout.js';

console.log(shout(JSON.parse(readFileSync('package.json', 'utf8')).name));
