// Two branches that each add pages merge without a conflict, and what either has reached holds after it.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { proveCoverage } from '../proof/coverage/prove-coverage.ts';
import { provePages } from '../proof/coverage/prove-pages.ts';
import { raised, reachedFile, readReached, writeReached } from '../proof/coverage/reached.ts';
import {
  committedPending,
  comparePending,
  currentPending,
  describeEntries,
  writePending,
} from '../proof/pending-targets.ts';
import { pageFigures } from '../proof/prose/figures.ts';
import { proveProse } from '../proof/prose/prove-prose.ts';
import { readInput } from '../proof/read-input.ts';
import { PROJECT_ROOT } from '../src/build/paths.ts';
import type { PageRecord } from '../src/model/record.ts';
import { goldSetSchema } from '../src/model/search/gold-set.ts';
import { checkLinks } from '../src/pipeline/link-check/link-check.ts';
import { formatProblem } from '../src/pipeline/problem.ts';
import { countReport } from '../src/pipeline/proof-report/count-report.ts';
import { copySources } from './build-copy.ts';
import { readGoldFile } from './search/gold-file.ts';
import { namedQueries } from './search/named-queries.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Real pages with old ids, taken away from both and added by one: neighbours in every list, homes of records. */
const BRANCHES = {
  a: ['configuration/output', 'concepts/loaders'],
  b: ['api/compiler-hooks', 'concepts/manifest'],
} as const;
type Branch = keyof typeof BRANCHES;
const DICTIONARY = 'proof/prose/dictionary.txt';
/** What the project does not have: a number that each branch raises. */
const TOTAL = 'proof/total.json';

const folder = mkdtempSync(join(tmpdir(), 'webpack-docs-branches-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without the settings of the machine and of the project around. */
function run(...args: string[]) {
  return spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
  });
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = run(...args);
  if (status !== 0) throw new Error(`git ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
const remove = (path: string): void => rmSync(join(folder, path));

/** What an author does: write the pages, add a word, `npm run fix`, commit. */
async function addPages(branch: Branch): Promise<void> {
  git('checkout', '--quiet', '-b', branch, 'main');
  for (const page of BRANCHES[branch]) {
    copyFileSync(join(PROJECT_ROOT, `content/${page}.md`), join(folder, `content/${page}.md`));
  }
  write(DICTIONARY, `${read(DICTIONARY)}wordofbranch${branch}\n`);
  const input = await readInput(folder);
  const figures = (page: PageRecord) => pageFigures(page, input.content);
  writeReached(folder, raised(readReached(folder), { ...input, figures }));
  commit(`Pages of ${branch}`);
}

/** Names of the files in conflict. */
function merge(into: string, other: string): string[] {
  git('checkout', '--quiet', '-B', 'merged', into);
  const { status } = run('merge', '--quiet', other);
  const files = git('diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean);
  expect(status === 0).toBe(files.length === 0);
  return files;
}

/** All parts of the proof and of the checks that read something committed beside the pages. */
async function judge(): Promise<string[]> {
  const input = await readInput(folder);
  const reached = readReached(folder);
  const { added } = comparePending(await currentPending(folder), await committedPending(folder));
  const problems = [
    ...proveCoverage(input, reached).problems,
    ...provePages(input.records, reached),
    ...checkLinks(input.records, 'content'),
    ...proveProse(input, reached).problems,
  ].map(formatProblem);
  const gold = [...namedQueries(input.records, input.reference), ...readGoldFile()];
  expect(goldSetSchema.safeParse(gold).error).toBeUndefined();
  return [...problems, ...(added.length > 0 ? [describeEntries(added)] : [])];
}

beforeAll(async () => {
  copySources(folder);
  mkdirSync(join(PROJECT_ROOT, '.cache'), { recursive: true });
  symlinkSync(join(PROJECT_ROOT, '.cache'), join(folder, '.cache'));
  git('init', '--quiet', '--initial-branch=main');
  // Links to folders, which the patterns of the project do not mean.
  write('.git/info/exclude', 'node_modules\n.cache\n');
  for (const page of Object.values(BRANCHES).flat()) {
    remove(`content/${page}.md`);
    remove(reachedFile(page));
  }
  write(TOTAL, '{ "documented": 190 }\n');
  await writePending(await currentPending(folder), folder);
  commit('Before');
  await addPages('a');
  await addPages('b');
});

test('the merge has no conflict, and everything that is committed holds', async () => {
  expect(merge('a', 'b')).toEqual([]);
  expect(await judge()).toEqual([]);
  expect(read(DICTIONARY)).toMatch(/wordofbranch[ab]\nwordofbranch[ab]\n$/);
});

test('the report is that of all pages together', async () => {
  expect(merge('a', 'b')).toEqual([]);
  const merged = countReport(await readInput(folder));
  const whole = countReport(await readInput(PROJECT_ROOT));
  expect(merged).toEqual(whole);
  git('checkout', '--quiet', 'a');
  expect(countReport(await readInput(folder))).not.toEqual(whole);
});

test('a committed total would be a conflict', () => {
  for (const [branch, total] of Object.entries({ a: 192, b: 193 })) {
    git('checkout', '--quiet', '-b', `${branch}-total`, branch);
    write(TOTAL, `{ "documented": ${total} }\n`);
    commit('Raises the total');
  }
  expect(merge('a-total', 'b-total')).toEqual([TOTAL]);
  git('merge', '--abort');
});

test('what one branch has reached and the other removes is seen after the merge', async () => {
  expect(merge('a', 'b')).toEqual([]);
  const page = 'content/configuration/output.md';
  const entry = /\n## `output\.charset`[\s\S]*?(?=\n## )/;
  expect(read(page)).toMatch(entry);
  write(page, read(page).replace(entry, '\n'));
  remove('content/concepts/manifest.md');
  const problems = (await judge()).join('\n');
  expect(problems).toContain('output.charset (options) has no home');
  expect(problems).toContain('The page content/concepts/manifest.md is gone.');
  expect(problems).toContain('The link "/concepts/manifest/" leads to no page.');
  git('checkout', '--quiet', '--', '.');
  expect(await judge()).toEqual([]);
});
