import { readFileSync } from 'node:fs';

// Prints the source of each map in a bundle that passes its modules to eval.
for (const [, text] of readFileSync('dist/main.js', 'utf8').matchAll(/^eval\((".*")\);$/gm)) {
  const [, base64] = JSON.parse(text).match(/base64,(\S+)/);
  const [source] = JSON.parse(Buffer.from(base64, 'base64')).sources;
  // The four digits differ with the folder of the project.
  console.log(source.replace(/\?[0-9a-f]{4}$/, '?(hash)'));
}
