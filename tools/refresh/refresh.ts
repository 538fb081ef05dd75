// Renews what comes from the npm registry: `npm run refresh -- since`, `npm run refresh -- packages [name]`.
import { join } from 'node:path';
import { refreshPackages } from './packages/refresh-packages.ts';
import { refreshSince } from './since.ts';

const [what, name] = process.argv.slice(2);

if (what === 'since') {
  const since = await refreshSince();
  const counts = Object.entries(since).map(([set, names]) => `${Object.keys(names).length} ${set}`);
  console.log(`data/since.json: ${counts.join(', ')}`);
} else if (what === 'packages') {
  const changes = await refreshPackages(join(import.meta.dirname, '../../external'), name ?? null);
  console.log(changes.length === 0 ? 'Every package is up to date.' : changes.join('\n'));
  if (changes.length > 0) {
    console.log('Look at their pages, then: node proof/imported/write-baseline.ts');
  }
} else {
  console.error('Say what to refresh: npm run refresh -- since, or packages [name]');
  process.exitCode = 1;
}
