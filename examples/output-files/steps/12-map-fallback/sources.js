import { readFileSync } from 'node:fs';

const { sources } = JSON.parse(readFileSync('dist/main.js.map', 'utf8'));
for (const source of sources) console.log(source);
