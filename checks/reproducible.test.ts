// Two cold builds with the network cut give the same bytes: nothing is fetched, dated or random.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/build/paths.ts';

const place = mkdtempSync(join(tmpdir(), 'reproducible-'));
afterAll(() => rmSync(place, { recursive: true }));

/** A network namespace of its own has no route to anywhere. */
const CUT = ['unshare', '--map-root-user', '--net'];

function offline(code: string) {
  return spawnSync(
    CUT[0] ?? '',
    [...CUT.slice(1), process.execPath, '--input-type=module', '-e', code],
    {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
    },
  );
}

function buildOffline(): Map<string, string> {
  const out = join(place, 'site');
  rmSync(out, { recursive: true, force: true });
  const { status, stderr } = offline(`
    import { build } from './src/build/tasks.ts';
    import { buildPaths } from './src/build/paths.ts';
    await build(buildPaths({ out: ${JSON.stringify(out)} }), { log() {} });
  `);
  expect(status, stderr).toBe(0);
  const dist = join(out, 'dist');
  return new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(dist.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

/** Only Linux has namespaces; CI runs there. */
const offlineTest = test.skipIf(process.platform !== 'linux');

offlineTest('two builds without a network are byte-identical', { timeout: 300_000 }, () => {
  const first = buildOffline();
  const second = buildOffline();
  expect(first.size).toBeGreaterThan(20);
  expect([...second].filter(([file, hash]) => first.get(file) !== hash)).toEqual([]);
  expect(second.size).toBe(first.size);
});

offlineTest('the network is really cut there', () => {
  const { status } = offline(
    "await fetch('http://192.0.2.1/', { signal: AbortSignal.timeout(5000) });",
  );
  expect(status).not.toBe(0);
  const local = offline(
    "console.log(Object.keys((await import('node:os')).networkInterfaces()).length)",
  );
  expect(local.stdout.trim()).toBe('0');
});
