import { readFileSync } from 'node:fs';

const { entrypoints } = JSON.parse(readFileSync('stats.json', 'utf8'));
const { assets, childAssets } = entrypoints[process.argv[2]];

for (const { name } of assets) {
  if (name.endsWith('.css')) console.log(`<link rel="stylesheet" href="/${name}">`);
  else console.log(`<script defer src="/${name}"></script>`);
}
for (const name of childAssets.prefetch ?? []) console.log(`<link rel="prefetch" href="/${name}">`);
