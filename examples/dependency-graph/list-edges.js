import { readFileSync } from 'node:fs';

const { modules } = JSON.parse(readFileSync('stats.json', 'utf8'));
for (const { chunks, moduleType, name, reasons } of modules) {
  if (moduleType === 'runtime') continue;
  const importers = reasons.map((reason) => reason.moduleName ?? 'entry');
  console.log(`${name} in [${chunks}] because of ${[...new Set(importers)].join(', ')}`);
}
