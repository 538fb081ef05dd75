import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const headers = readFileSync('dist/_headers', 'utf8');
for (const [, name, expected] of headers.matchAll(/^\/(\S+)\n {2}Repr-Digest: sha-256=:(.+):$/gm)) {
  const digest = createHash('sha256').update(readFileSync(`dist/${name}`)).digest('base64');
  console.log(`${name}: ${digest === expected ? 'right' : 'wrong'}`);
}
