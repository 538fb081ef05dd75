import { readFileSync } from 'node:fs';

const { assets } = JSON.parse(readFileSync('stats.json', 'utf8'));

const print = ({ name, info, related }, indent = '') => {
  const { size, related: names, ...flags } = info;
  console.log(`${indent}${name} ${JSON.stringify(flags)}`);
  for (const asset of related) print(asset, `${indent}  `);
};

for (const asset of assets) print(asset);
