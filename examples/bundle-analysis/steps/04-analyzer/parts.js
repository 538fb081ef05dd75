import { readFileSync } from 'node:fs';

const [asset] = JSON.parse(readFileSync('dist/report.json', 'utf8'));
const packages = asset.groups.find(({ label }) => label === 'node_modules').groups;
const parts = packages.flatMap(({ groups }) => groups).sort((a, b) => b.parsedSize - a.parsedSize);
console.table(parts.slice(0, 4), ['path', 'statSize', 'parsedSize', 'gzipSize']);
