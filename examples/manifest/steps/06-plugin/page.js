import { readFile } from 'node:fs/promises';

const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8'));

for (const name of manifest.entrypoints.main.imports) {
  console.log(`<script defer src="${manifest.assets[name].file}"></script>`);
}
