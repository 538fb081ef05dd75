import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const page = pathToFileURL(process.argv[2]).href;
const html = readFileSync(new URL(page), 'utf8');
const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
const { imports = {} } = JSON.parse(map);

const namesIn = (url, text) =>
  url.endsWith('.html')
    ? [...text.matchAll(/ (?:src|href)="?([^" >]+)/g)]
    : [...text.matchAll(/^(?:import|export) .* from '(.+)';/gm)];

const known = new Set([page]);
let round = [page];
let bytes = 0;
let rounds = 0;
while (round.length > 0) {
  rounds += 1;
  console.log(`round ${rounds}: ${round.length}`);
  const next = new Set();
  for (const url of round) {
    const text = readFileSync(new URL(url), 'utf8');
    bytes += Buffer.byteLength(text);
    for (const [, name] of namesIn(url, text)) {
      next.add(name in imports ? new URL(imports[name], page).href : new URL(name, url).href);
    }
  }
  round = [...next.difference(known)];
  for (const url of round) known.add(url);
}
console.log(`${known.size} files, ${rounds} rounds, ${bytes} bytes`);
