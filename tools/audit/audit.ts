// `npm run audit`: asks the registry which of the locked packages have known faults. Needs the network, so CI never runs it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readAudit } from './read-audit.ts';

const PROJECT = join(import.meta.dirname, '../..');

for (const folder of ['.', 'external', 'old-webpack']) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: join(PROJECT, folder),
    encoding: 'utf8',
  });
  const { asked, lines } = readAudit(stdout);
  const head = asked ? `${lines.length} advisories` : 'not asked';
  console.log([`${folder}/package-lock.json: ${head}`, ...lines].join('\n  '));
  // 2: nothing is known, which is not the same as nothing found.
  if (!asked) process.exitCode = 2;
  else if (lines.length > 0) process.exitCode ??= 1;
}
