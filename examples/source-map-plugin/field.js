import { readFileSync } from 'node:fs';

// Prints one field of a source map: node field.js dist/main.js.map sources
const [file, field] = process.argv.slice(2);
console.log(JSON.parse(readFileSync(file, 'utf8'))[field]);
