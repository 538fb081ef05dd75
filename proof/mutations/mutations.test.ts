// Forty mistakes in the real pages, made by the listed operators from five seeds, in CI sixteen from two: the proof must see them.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPages } from '../../src/pipeline/all-pages.ts';
import { createProcessor } from '../../src/pipeline/markdown/processor.ts';
import { formatProblem } from '../../src/pipeline/problem.ts';
import { readOldUrls } from '../../src/pipeline/redirects/read-old-urls.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { type Choices, choices } from '../../src/pipeline/testing/seeded-choices.ts';
import { readReached } from '../coverage/reached.ts';
import { isFixed } from '../examples/part.ts';
import { projectFences } from '../examples/project-fence.ts';
import { ConfigurationPool } from '../fences/configuration/pool.ts';
import { type Bench, judgePages } from './judge-pages.ts';
import { mutate, OPERATORS } from './operators.ts';

const PROJECT = join(import.meta.dirname, '../..');
const full = process.env['CHECK_FULL'] === '1';
const SEEDS = full ? [1, 2, 3, 4, 5] : [1, 2];
const PER_SEED = 8;
/** In the full check 38 of 40, in CI 15 of 16. */
const MISSED_AT_MOST = full ? 2 : 1;
const MINUTES = 60_000;

const place = mkdtempSync(join(tmpdir(), 'mutations-'));
let bench: Bench;
interface Source {
  record: Bench['input']['records'][number];
  source: string;
}

let sources: Source[];
/** Where mistakes are made: in CI on pages whose examples it runs anyway. */
let chosen: Source[];

beforeAll(async () => {
  const content = join(place, 'content');
  cpSync(join(PROJECT, 'content'), content, { recursive: true });
  const { records } = await allPages({
    project: PROJECT,
    contentRoot: content,
    external: join(PROJECT, 'external'),
    cacheFolder: join(PROJECT, '.cache'),
  });
  const reference = await loadReference();
  bench = {
    input: { project: PROJECT, content, records, reference },
    reached: readReached(PROJECT),
    toHtml: await createProcessor(reference),
    pool: new ConfigurationPool({ project: PROJECT }),
    old: readOldUrls(PROJECT),
  };
  const own = records.filter(({ imported }) => imported === undefined);
  sources = own.map((record) => ({
    record,
    source: readFileSync(join(content, record.path), 'utf8'),
  }));
  chosen = sources.filter(({ record }) => full || runsInCi(record));
}, 5 * MINUTES);

function runsInCi({ path, fences }: Source['record']): boolean {
  return projectFences(path, fences).every(({ project }) => isFixed(project.split('/')[0] ?? ''));
}

afterAll(async () => {
  await bench.pool.close();
  rmSync(place, { recursive: true });
});

/** What finds no place there is seen without running an example. */
function spoil(operator: Parameters<typeof mutate>[0], choose: Choices) {
  return mutate(operator, chosen, choose) ?? mutate(operator, sources, choose);
}

test('no false alarm on the clean pages', { timeout: 30 * MINUTES }, async () => {
  const pages = chosen.map(({ record, source }) => ({ path: record.path, source }));
  const judged = await judgePages(pages, bench);
  expect((judged?.problems ?? []).map(formatProblem)).toEqual([]);
});

test('every operator finds a place in the real pages', () => {
  const idle = Object.entries(OPERATORS)
    .filter(([, operator]) => spoil(operator, choices(1)) === null)
    .map(([name]) => name);
  expect(idle).toEqual([]);
});

test('nearly all mistakes are caught', { timeout: 30 * MINUTES }, async () => {
  const survivors: string[] = [];
  const lines: string[] = [];
  for (const seed of SEEDS) {
    const choose = choices(seed);
    for (const [name, operator] of choose.some(Object.entries(OPERATORS), PER_SEED)) {
      const mutation = spoil(operator, choose);
      if (mutation === null) throw new Error(`"${name}" found no place.`);
      const { record, line, before, after, source } = mutation;
      const judged = await judgePages([{ path: record.path, source }], bench);
      const where = `${name}: content/${record.path}:${line}\n    ${before}\n    ${after}`;
      lines.push(`seed ${seed} ${judged === null ? 'SURVIVED' : judged.check} ${name}`);
      if (judged === null) survivors.push(where);
    }
  }
  const caught = SEEDS.length * PER_SEED - survivors.length;
  console.log(`${caught} of ${SEEDS.length * PER_SEED} caught\n${lines.join('\n')}`);
  expect(caught, `Survivors:\n${survivors.join('\n')}`).toBeGreaterThanOrEqual(
    SEEDS.length * PER_SEED - MISSED_AT_MOST,
  );
});
