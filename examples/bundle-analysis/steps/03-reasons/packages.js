import { readFileSync } from 'node:fs';

const { modules } = JSON.parse(readFileSync('dist/stats.json', 'utf8'));
const bundled = modules
  .filter(({ chunks, moduleType }) => chunks.length > 0 && moduleType !== 'runtime')
  .flatMap((module) => module.modules ?? module);
const packageOf = (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? 'own files';

for (const [name, members] of Map.groupBy(bundled, (module) => packageOf(module.name))) {
  const size = members.reduce((sum, module) => sum + module.size, 0);
  const importers = members
    .flatMap(({ reasons }) => reasons.map((reason) => reason.resolvedModule))
    .filter((importer) => importer && packageOf(importer) !== name);
  console.log(`${name}: ${Math.round(size / 1024)} KiB, modules: ${members.length}`);
  for (const importer of new Set(importers)) console.log(`  imported by ${importer}`);
}
