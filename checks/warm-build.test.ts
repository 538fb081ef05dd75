// After any kind of edit, a build that may use what earlier ones kept gives the bytes of one that may not.
import { mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildPaths } from '../src/build/paths.ts';
import {
  copySources,
  datesOfProject,
  type Edits,
  editFiles,
  linkCaches,
  runBuild,
} from './build-copy.ts';
import { differing, distHashes, type Hashes } from './dist-hashes.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

const add = (text: string) => (before: string) => `${before}\n${text}\n`;
const change = (from: string, to: string) => (before: string) => before.replaceAll(from, to);

/** Each is noticed by another cache, or by another part of its key. */
const TEXTS: Readonly<Record<string, Edits>> = {
  page: { 'content/concepts/loaders.md': add('One more sentence.') },
  picture: { 'content/branding-space.svg': change('<svg', '<svg data-edit="1"') },
  term: {
    'content/glossary.md': change(
      'A set of modules that webpack writes',
      'Some modules that webpack writes',
    ),
  },
  'shared text': {
    'content/_includes/built-in-types.md': change('webpack reads CSS', 'webpack itself reads CSS'),
  },
  'package facts': { 'data/packages.json': change('Compiles JavaScript', 'Turns JavaScript') },
  graph: { 'examples/modules/steps/01-kinds/graph.json': change('rates.json', 'fares.json') },
};
const LOOKS: Readonly<Record<string, Edits>> = {
  token: { 'src/site/styles/tokens.css': change('#8dd6f9)', '#8dd6fa)') },
  twin: { 'src/pipeline/twin/twin.ts': change("bullet: '-'", "bullet: '*'") },
};
const CODE: Readonly<Record<string, Edits>> = {
  'first releases': { 'data/since.json': change('"amd": "5.0.0"', '"amd": "5.1.0"') },
  'model file': { 'src/model/default-text.ts': change(', else ', ', or else ') },
  'Markdown plugin': {
    'src/pipeline/markdown/headings/attributes.ts': change('class="', 'class="x '),
  },
  compression: { 'src/build/emit/compress.ts': change('? 9 : 11', '? 8 : 10') },
};
const SINGLE = { ...TEXTS, ...LOOKS, ...CODE };

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

beforeAll(() => {
  copySources(folder);
  linkCaches(folder);
});

test('texts and looks, edited together', async () => {
  const all: Edits = Object.assign({}, ...Object.values({ ...TEXTS, ...LOOKS }));
  const { warm, wrong } = await bothWays(all);
  expect(wrong).toEqual([]);
  const shipped = distHashes(buildPaths().dist);
  const changed = differing(shipped, warm).filter((file) => !/\.(?:br|gz)$/.test(file));
  expect(changed.length).toBeGreaterThan(Object.keys(all).length);
});

/** So that none hides behind another. */
describe.skipIf(!process.env['CHECK_FULL'])('one at a time', () => {
  test.each(Object.entries(SINGLE))('%s', async (kind, edits) => {
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
    const blind: Edits = {
      'src/pipeline/cache/code-hash.ts': change(
        'hash = hashGraph(module)',
        "hash = 'blind'.repeat(9)",
      ),
    };
    editFiles(folder, blind);
    rmSync(join(folder, '.cache'), { recursive: true });
    await build();
    const { wrong } = await bothWays(SINGLE['Markdown plugin'] ?? {});
    expect(wrong).not.toEqual([]);
  });
});

function copyAgain(): void {
  for (const packages of ['node_modules', 'external/node_modules']) {
    unlinkSync(join(folder, packages));
  }
  copySources(folder);
}
