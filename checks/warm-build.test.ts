// After any kind of edit, a build that may use what earlier ones kept gives the bytes of one that may not: each alone, so that none hides behind another. `reproducible.test.ts` makes them together.
import { mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copySources, datesOfProject, type Edits, editFiles, runBuild } from './build-copy.ts';
import { differing, distHashes, type Hashes } from './dist-hashes.ts';
import { BLIND_CACHES, SINGLE_EDITS } from './edits.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const folder = mkdtempSync(join(tmpdir(), 'webpack-docs-warm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hashes = (): Hashes => distHashes(join(folder, 'dist'));
const build = (compressed = false): Promise<void> =>
  runBuild(folder, { compressed, env: datesOfProject(folder) });

/** What is built with the edits from what the caches have, and what from nothing. */
async function bothWays(
  edits: Edits,
  compressed = false,
): Promise<{ warm: Hashes; wrong: string[] }> {
  editFiles(folder, edits);
  await build(compressed);
  const warm = hashes();
  rmSync(join(folder, '.cache'), { recursive: true });
  await build(compressed);
  return { warm, wrong: differing(warm, hashes()) };
}

describe.skipIf(!process.env['CHECK_FULL'])('one at a time', () => {
  beforeAll(() => copySources(folder));

  test.each(Object.entries(SINGLE_EDITS))('%s', async (kind, edits) => {
    const compressed = kind === 'compression';
    copyAgain();
    await build(compressed);
    const start = hashes();
    const { warm, wrong } = await bothWays(edits, compressed);
    expect(wrong).toEqual([]);
    expect(differing(start, warm)).not.toEqual([]);
  });

  test('a cache that does not look at the code is noticed', async () => {
    copyAgain();
    editFiles(folder, BLIND_CACHES);
    rmSync(join(folder, '.cache'), { recursive: true });
    await build();
    const { wrong } = await bothWays(SINGLE_EDITS['Markdown plugin'] ?? {});
    expect(wrong).not.toEqual([]);
  });
});

function copyAgain(): void {
  for (const packages of ['node_modules', 'external/node_modules']) {
    unlinkSync(join(folder, packages));
  }
  copySources(folder);
}
