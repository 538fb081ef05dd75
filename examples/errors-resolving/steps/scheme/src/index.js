import { readFileSync } from 'node:fs';

console.log(readFileSync('prices.txt', 'utf8'));
