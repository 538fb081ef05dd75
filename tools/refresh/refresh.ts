// Renews the files in data/ that come from the npm registry: `npm run refresh -- since`.
import { refreshSince } from './since.ts';

const [what] = process.argv.slice(2);

if (what === 'since') {
  const since = await refreshSince();
  const counts = Object.entries(since).map(([set, names]) => `${Object.keys(names).length} ${set}`);
  console.log(`data/since.json: ${counts.join(', ')}`);
} else {
  console.error('Say what to refresh: npm run refresh -- since');
  process.exitCode = 1;
}
