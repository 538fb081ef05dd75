// A build elsewhere with the network cut gives the bytes of the site that is being checked: nothing is fetched, dated, random, or left over from other sources.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildPaths, PROJECT_ROOT } from '../src/build/paths.ts';
import { copySources, datesOfProject, editFiles, linkCache, takeBack } from './build-copy.ts';
import { differing, distHashes, type Hashes } from './dist-hashes.ts';
import { EDITS_TOGETHER } from './edits.ts';

const full = Boolean(process.env['CHECK_FULL']);

/**
 * What compresses takes more than half of a cold build and has no other input than bytes: in CI an
 * eighth of the files is compressed anew, the same ones as long as their bytes are, and the others
 * are held against what the first build kept for these bytes. `check:full` compresses all.
 */
const isKept = (entry: string): boolean => !full && !/^[01]/.test(entry);

/** On the project's own disk, so that packages can be linked. */
mkdirSync(buildPaths().cache, { recursive: true });
const place = mkdtempSync(join(buildPaths().cache, 'reproducible-'));
afterAll(() => rmSync(place, { recursive: true }));

/** A network namespace of its own has no route to anywhere. */
const CUT = ['unshare', '--map-root-user', '--net'];

function offline(code: string, cwd = PROJECT_ROOT) {
  return spawnSync(
    CUT[0] ?? '',
    [...CUT.slice(1), process.execPath, '--input-type=module', '-e', code],
    {
      cwd,
      encoding: 'utf8',
      env: datesOfProject(cwd),
    },
  );
}

function layOut(): void {
  copySources(place);
  linkCache('compressed', place, isKept);
  // webpack names modules by their real path, which behind a symbolic link is elsewhere.
  for (const packages of ['node_modules', 'external/node_modules']) {
    unlinkSync(join(place, packages));
    execFileSync('cp', ['-al', join(PROJECT_ROOT, packages), join(place, packages)]);
  }
}

function buildOffline(compressed = true): Map<string, string> {
  const { status, stderr } = offline(
    `
    import { build } from './src/build/tasks.ts';
    import { buildPaths } from './src/build/paths.ts';
    await build(buildPaths(), { compressed: ${compressed}, log() {} });
  `,
    place,
  );
  expect(status, stderr).toBe(0);
  return distHashes(join(place, 'dist'));
}

const isPlain = (file: string): boolean => !/\.(?:br|gz)$/.test(file);

/**
 * Two builds for two promises: the first starts from nothing, the second from what the first, with
 * other sources, has kept. Neither ever sees what the project's own build has kept.
 */
function builtAfterEdits(shipped: Hashes): Map<string, string> {
  editFiles(place, EDITS_TOGETHER);
  const changed = differing(shipped, buildOffline(false)).filter(isPlain);
  expect(changed.length).toBeGreaterThan(Object.keys(EDITS_TOGETHER).length);
  takeBack(place, EDITS_TOGETHER);
  return buildOffline();
}

/** Only Linux has namespaces; CI runs there. */
const offlineTest = test.skipIf(process.platform !== 'linux');

offlineTest(
  'a build elsewhere, without a network, is byte-identical to dist/',
  { timeout: 900_000 },
  () => {
    const shipped = distHashes(buildPaths().dist);
    layOut();
    if (full) expect(differing(shipped, buildOffline())).toEqual([]);
    const built = builtAfterEdits(shipped);
    expect(shipped.size).toBeGreaterThan(20);
    expect(differing(shipped, built)).toEqual([]);
    // A byte more, a file less: seen.
    const [one = '', two = ''] = built.keys();
    built.set(one, 'other');
    built.delete(two);
    expect(differing(shipped, built)).toEqual([one, two]);
  },
);

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
