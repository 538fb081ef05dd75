// Renews what comes from elsewhere: `npm run refresh -- since`, `minor-releases`, `vote`, `sponsors`, `starter-kits`, `lockfile` or `packages [name]`.
import { join } from 'node:path';
import { refreshLockfile } from './lockfile.ts';
import { refreshMinorReleases } from './minor-releases/refresh-minor-releases.ts';
import { refreshPackages } from './packages/refresh-packages.ts';
import { refreshSince } from './since.ts';
import { refreshSponsors } from './sponsors/refresh-sponsors.ts';
import { refreshStarterKits } from './starter-kits/refresh-starter-kits.ts';
import { refreshVote } from './vote/refresh-vote.ts';

const [what, name] = process.argv.slice(2);

if (what === 'since') {
  const { values, ...names } = await refreshSince();
  const counts = Object.entries(names).map(([set, own]) => `${Object.keys(own).length} ${set}`);
  const newer = Object.values(values).flatMap((own) => Object.keys(own)).length;
  console.log(`data/since.json: ${counts.join(', ')}; ${newer} options have newer values`);
} else if (what === 'minor-releases') {
  const { releases } = await refreshMinorReleases();
  const count = releases.filter((release) => release.defaults !== undefined).length;
  console.log(
    `data/minor-releases.json: ${releases.length} minors, ${count} of which changed a default`,
  );
} else if (what === 'packages') {
  const changes = await refreshPackages(join(import.meta.dirname, '../../external'), name ?? null);
  console.log(changes.length === 0 ? 'Every package is up to date.' : changes.join('\n'));
  if (changes.length > 0) {
    console.log('Look at their pages, then: npm run baseline');
  }
} else if (what === 'lockfile') {
  console.log(await refreshLockfile(join(import.meta.dirname, '../../package-lock.json')));
} else if (what === 'vote') {
  console.log(await refreshVote({ file: join(import.meta.dirname, '../../data/vote.json') }));
} else if (what === 'sponsors') {
  const { sponsors } = await refreshSponsors({
    folder: join(import.meta.dirname, '../../data'),
    asOf: new Date().toISOString().slice(0, 10),
  });
  console.log(`data/sponsors.json: ${sponsors.length} sponsors from Open Collective`);
} else if (what === 'starter-kits') {
  const file = join(import.meta.dirname, '../../data/starter-kits.json');
  const changes = await refreshStarterKits(file);
  console.log(changes.length === 0 ? 'Every starter kit is as before.' : changes.join('\n'));
} else {
  console.error(
    'Say what to refresh: npm run refresh -- since, minor-releases, vote, sponsors, starter-kits, lockfile, or packages [name]',
  );
  process.exitCode = 1;
}
