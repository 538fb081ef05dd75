// Dates of pages in repositories that the test itself makes, with days of its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageRecord } from '../../model/record.ts';
import { sampleRecord } from '../../pipeline/testing/sample-record.ts';
import { commitTime } from './git-log.ts';
import { pageDates } from './page-dates.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'page-dates-'));
  // The settings of the machine, and of a hook that runs the tests, are not ours.
  for (const name of Object.keys(process.env).filter((each) => each.startsWith('GIT_'))) {
    vi.stubEnv(name, undefined);
  }
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(project, { recursive: true });
});

const dayOf = (day: number): string => `2024-03-${String(day).padStart(2, '0')}T10:00:00Z`;

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: project,
    stdio: 'ignore',
  });
}

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
}

/** Commits everything; the author's day, which git keeps too, is another one. */
function commit(day: number, ...args: string[]): void {
  git('add', '-A');
  vi.stubEnv('GIT_COMMITTER_DATE', `2024-03-${day} 12:00:00 +0200`);
  vi.stubEnv('GIT_AUTHOR_DATE', '2020-01-01 00:00:00 +0000');
  git(...(args.length > 0 ? args : ['commit', '-q', '-m', `day ${day}`]));
}

const init = (): void => git('init', '-q', '-b', 'main');
const datesIn = (folder: string, ...records: PageRecord[]): Record<string, string> => {
  const [content, external] = [join(folder, 'content'), join(folder, 'external')];
  return Object.fromEntries(pageDates(records, { project: folder, content, external }));
};
const dates = (...records: PageRecord[]): Record<string, string> => datesIn(project, ...records);

const A = sampleRecord('guides/a.md');
const B = sampleRecord('guides/b.md');

test('a page has the time of the last commit that touched its file, in UTC', () => {
  init();
  write({ 'content/guides/a.md': '1', 'content/guides/b.md': '1' });
  commit(1);
  write({ 'content/guides/b.md': '2' });
  commit(2);
  expect(dates(A, B)).toEqual({ '/guides/a/': dayOf(1), '/guides/b/': dayOf(2) });
});

test('so it has of a data file or a picture it shows, but not of a page it links to', () => {
  init();
  write({ 'content/guides/a.md': '1', 'content/glossary.md': '1', 'content/a.svg': '1' });
  write({ 'examples/x/graph.json': '1' });
  commit(1);
  const linked = sampleRecord('guides/a.md', { inputs: { 'content/glossary.md': '' } });
  const shown = sampleRecord('guides/a.md', { inputs: { 'examples/x/graph.json': '' } });
  const drawn = sampleRecord('guides/a.md', { images: { 'a.svg': '' } });
  write({ 'content/glossary.md': '2' });
  commit(2);
  write({ 'examples/x/graph.json': '2' });
  commit(3);
  write({ 'content/a.svg': '2' });
  commit(4);
  const seen = [linked, shown, drawn].map((record) => dates(record)['/guides/a/']);
  expect(seen).toEqual([dayOf(1), dayOf(3), dayOf(4)]);
});

test('the index of a section changes with every page that is added to it', () => {
  init();
  write({ 'content/guides/index.md': '1', 'content/guides/a.md': '1' });
  commit(1);
  write({ 'content/guides/a.md': '2' });
  commit(2);
  const index = sampleRecord('guides/index.md');
  expect(dates(index, A)['/guides/']).toBe(dayOf(1));
  write({ 'content/guides/b.md': '1' });
  commit(3);
  expect(dates(index, A, B)['/guides/']).toBe(dayOf(3));
});

test('a renamed page began with its new name', () => {
  init();
  write({ 'content/guides/a.md': 'a text that stays' });
  commit(1);
  git('mv', 'content/guides/a.md', 'content/guides/b.md');
  commit(2);
  write({ 'content/guides/c.md': '1' });
  commit(3);
  expect(dates(B)).toEqual({ '/guides/b/': dayOf(2) });
});

test('a merge keeps the times of both sides, and has its own where it settled a conflict', () => {
  init();
  write({ 'content/guides/a.md': '1', 'content/guides/b.md': '1' });
  commit(1);
  git('switch', '-q', '-c', 'side');
  write({ 'content/guides/a.md': 'side', 'content/guides/b.md': 'side' });
  commit(2);
  git('switch', '-q', 'main');
  write({ 'content/guides/b.md': 'main' });
  commit(3);
  git('merge', '-q', '--no-commit', '--strategy-option=ours', 'side');
  write({ 'content/guides/b.md': 'both' });
  commit(4);
  expect(dates(A, B)).toEqual({ '/guides/a/': dayOf(2), '/guides/b/': dayOf(4) });
});

test('a side that a merge threw away leaves no time behind', () => {
  init();
  write({ 'content/guides/a.md': '1' });
  commit(1);
  git('switch', '-q', '-c', 'side');
  write({ 'content/guides/a.md': 'side' });
  commit(2);
  git('switch', '-q', 'main');
  commit(3, 'merge', '-q', '--strategy=ours', '-m', 'none of it', 'side');
  expect(dates(A)).toEqual({ '/guides/a/': dayOf(1) });
});

test('what is not committed has no time: changed, staged, new, or with such a data file', () => {
  init();
  write({ 'content/guides/a.md': '1', 'content/guides/b.md': '1', 'data/x.json': '1' });
  commit(1);
  write({ 'content/guides/c.md': '1', 'content/guides/a.md': '2', 'content/guides/b.md': '2' });
  git('add', 'content/guides/b.md');
  expect(dates(A, B, sampleRecord('guides/c.md'))).toEqual({});
  git('reset', '-q', '--hard');
  write({ 'data/x.json': '2' });
  const shown = sampleRecord('guides/b.md', { inputs: { 'data/x.json': '' } });
  expect(dates(A, shown)).toEqual({ '/guides/a/': dayOf(1) });
});

test('without git, and without a repository, there are no times', () => {
  write({ 'content/guides/a.md': '1' });
  expect(dates(A)).toEqual({});
  init();
  commit(1);
  expect(dates(A)).toEqual({ '/guides/a/': dayOf(1) });
  vi.stubEnv('PATH', project);
  expect(dates(A)).toEqual({});
});

test('a shallow clone knows no times, the whole one the same', () => {
  init();
  write({ 'content/guides/a.md': '1' });
  commit(1);
  write({ 'content/guides/b.md': '1' });
  commit(2);
  const clone = (name: string, ...args: string[]): Record<string, string> => {
    git('clone', '-q', ...args, `file://${project}`, join(project, name));
    return datesIn(join(project, name), A);
  };
  expect(clone('shallow', '--depth=1')).toEqual({});
  expect(clone('whole')).toEqual({ '/guides/a/': dayOf(1) });
});

test('a commit has its time in a shallow clone too, and there is none without a repository', () => {
  expect(commitTime(project)).toBeNull();
  init();
  write({ a: '1' });
  commit(1);
  git('clone', '-q', '--depth=1', `file://${project}`, join(project, 'shallow'));
  const time = Date.parse(dayOf(1)) / 1000;
  expect([project, join(project, 'shallow')].map(commitTime)).toEqual([time, time]);
});

test('content of another folder has no times', () => {
  init();
  write({ 'content/guides/a.md': '1' });
  commit(1);
  const places = { project: join(project, 'content'), content: project, external: null };
  expect(pageDates([A], places)).toEqual(new Map());
});

test('a project inside a larger repository has the times of its own files', () => {
  init();
  write({ 'docs/content/guides/a.md': '1', 'content/guides/a.md': '1' });
  commit(1);
  write({ 'content/guides/a.md': '2' });
  commit(2);
  expect(datesIn(join(project, 'docs'), A)).toEqual({ '/guides/a/': dayOf(1) });
});

test('the page of a package has the time of its version, which a comma does not move', () => {
  const external = (dependencies: Record<string, string>): void =>
    write({ 'external/package.json': `${JSON.stringify({ dependencies }, null, 2)}\n` });
  const readme = (name: string, version: string): PageRecord =>
    sampleRecord(`loaders/_${name}.md`, { imported: { package: name, version, license: 'MIT' } });
  init();
  external({ 'a-loader': '1.0.0', 'b-loader': '1.0.0' });
  commit(1);
  external({ 'a-loader': '2.0.0', 'b-loader': '1.0.0' });
  commit(2);
  external({ 'a-loader': '2.0.0', 'b-loader': '1.0.0', 'c-loader': '1.0.0' });
  commit(3);
  const records = [readme('a-loader', '2.0.0'), readme('b-loader', '1.0.0')];
  const found = { '/loaders/a-loader/': dayOf(2), '/loaders/b-loader/': dayOf(1) };
  expect(dates(...records)).toEqual(found);
  // One that is installed and not committed.
  expect(dates(readme('a-loader', '3.0.0'))).toEqual({});
});

test('a post is never older than its day', () => {
  init();
  const post = (date: string): PageRecord =>
    sampleRecord(`blog/${date}-x.md`, { post: { date, dateText: '', minutes: 1 } });
  write({ 'content/blog/2024-02-01-x.md': '1', 'content/blog/2024-04-01-x.md': '1' });
  commit(1);
  expect(dates(post('2024-02-01'), post('2024-04-01'))).toEqual({
    '/blog/2024-02-01-x/': dayOf(1),
    '/blog/2024-04-01-x/': '2024-04-01T00:00:00Z',
  });
});
