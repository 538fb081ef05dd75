import { readFileSync } from 'node:fs';

// Prints the sources of a map, those on its ignore list with a mark.
const { ignoreList, sources } = JSON.parse(readFileSync('dist/main.js.map', 'utf8'));
for (const [index, source] of sources.entries()) {
  console.log(ignoreList.includes(index) ? '(ignored)' : '         ', source);
}
