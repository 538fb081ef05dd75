import { readFileSync } from 'node:fs';

// Prints the name of each module in a bundle that passes its modules to eval.
for (const [, text] of readFileSync('dist/main.js', 'utf8').matchAll(/^eval\((".*")\);$/gm)) {
  console.log(JSON.parse(text).match(/sourceURL=(.*)/)[1]);
}
