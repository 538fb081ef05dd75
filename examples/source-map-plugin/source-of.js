import { readFileSync } from 'node:fs';

// Prints the text that a source map has for a file: node source-of.js price.ts
const { sources, sourcesContent } = JSON.parse(readFileSync('dist/main.js.map', 'utf8'));
console.log(sourcesContent[sources.findIndex((source) => source.endsWith(process.argv[2]))]);
