import { readFileSync } from 'node:fs';

const { sources } = JSON.parse(readFileSync('dist/main.js.map', 'utf8'));
console.log(sources.filter((source) => !source.includes('/webpack/')));
