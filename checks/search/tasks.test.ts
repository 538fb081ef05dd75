// The tasks speak of today's pages: a mark for a page that is not written goes when the page comes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { tasksSchema } from '../../src/model/search/tasks.ts';
import { readGoldFile } from './gold-file.ts';
import { PROJECT, readRecords } from './records.ts';
import { readTasks, taskQueries, wrongMarks } from './task-file.ts';

vi.setConfig({ testTimeout: 120_000 });
const tasks = readTasks();
const records = await readRecords();
const written = new Set(records.map(({ url }) => url));
const planned = new Set(
  (
    JSON.parse(readFileSync(join(PROJECT, 'data/planned-pages.json'), 'utf8')) as { page: string }[]
  ).map(({ page }) => page),
);

test('a task is never in the set that was written with our headings in view', () => {
  const queries = new Set(readGoldFile().map(({ query }) => query.toLowerCase()));
  expect(tasks.filter(({ query }) => queries.has(query.toLowerCase()))).toEqual([]);
});

test('a set with a task twice, or without one, is refused', () => {
  expect(tasksSchema.safeParse(tasks).success).toBe(true);
  expect(tasksSchema.safeParse([...tasks.slice(1), tasks[1]]).success).toBe(false);
  expect(tasksSchema.safeParse(tasks.slice(1)).success).toBe(false);
});

test('every target is a page of today', () => {
  const pages = taskQueries(tasks).flatMap(({ targets }) =>
    targets.map((target) => target.replace(/#.*/, '')),
  );
  expect(pages.filter((page) => !written.has(page))).toEqual([]);
  expect(written.has('/no-such-page/')).toBe(false);
});

test('every mark names a planned page that is not written', () => {
  expect(wrongMarks(tasks, { written, planned })).toEqual([]);
  const page = '/guides/telepathy/';
  const marked = [{ query: 'read my mind', from: 'memory', unwritten: page }];
  expect(wrongMarks(marked, { written: new Set(), planned: new Set([page]) })).toEqual([]);
  expect(wrongMarks(marked, { written: new Set([page]), planned })).toEqual([
    expect.stringContaining(`${page} is written.`),
  ]);
  expect(wrongMarks(marked, { written, planned })).toEqual([
    expect.stringContaining(`${page} is not a planned page.`),
  ]);
});
