import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const list = JSON.parse(readFileSync('dist/integrity.json', 'utf8'));
for (const [name, expected] of Object.entries(list)) {
  const found = createHash('sha256').update(readFileSync(`dist/${name}`)).digest('base64');
  console.log(found === expected ? 'same     ' : 'different', name);
  if (found !== expected) process.exitCode = 1;
}
