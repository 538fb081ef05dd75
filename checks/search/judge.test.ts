import { expect, test } from 'vitest';
import type { GoldQuery } from '../../src/model/search/gold-set.ts';
import { type Answer, judge } from './judge.ts';

const rows: GoldQuery[] = [
  { query: 'output.path', kind: 'name', targets: ['/o/#path'] },
  { query: '--output-path', kind: 'name', targets: ['/o/#path'] },
  { query: 'how to write files', kind: 'question', targets: ['/o/#path', '/o/'] },
  { query: 'ouput', kind: 'typo', targets: ['/o/'] },
  { query: 'zxcv', kind: 'nonsense', targets: [] },
  { query: 'qwer', kind: 'nonsense', targets: [] },
  { query: 'files are missing', kind: 'task', targets: ['/o/#path', '/o/'] },
];
const found = (...urls: string[]): Answer => ({ urls, approximate: false });
const near = (...urls: string[]): Answer => ({ urls, approximate: true });
const nothing = found();

test('counts the first place, the first five and the places', () => {
  const answers = [
    found('/o/#path'),
    found('/x/', '/o/#path'),
    found('/a/', '/b/', '/c/', '/o/'),
    near('/1/', '/2/', '/3/', '/4/', '/5/', '/o/'),
    nothing,
    nothing,
    found('/a/', '/b/', '/o/'),
  ];
  const { figures, misses } = judge(rows, answers);
  expect(figures).toEqual({
    nameTop1: 0.5,
    top5: 0.75,
    // (1 + 1/2 + 1/4 + 1/6) / 4, rounded down.
    mrr: 0.4791,
    tasksTop3: 1,
    falseConfidence: 0,
    labelled: 0,
    top5ByKind: { name: 1, typo: 0, question: 1 },
  });
  expect(misses.map(({ query }) => query)).toEqual(['--output-path', 'ouput']);
  expect(misses[1]?.got).toEqual(['/1/', '/2/', '/3/', '/4/', '/5/']);
});

test('a task is answered by the first three, and counts in no other figure', () => {
  const task = { kind: 'task' as const, targets: ['/o/#path', '/o/'] };
  const all: GoldQuery[] = [
    { query: 'output.path', kind: 'name', targets: ['/o/#path'] },
    { query: 'files are missing', ...task },
    { query: 'where are my files', ...task },
  ];
  const { figures, misses } = judge(all, [
    found('/o/#path'),
    found('/a/', '/b/', '/o/'),
    found('/a/', '/b/', '/c/', '/o/'),
  ]);
  expect(figures).toMatchObject({ tasksTop3: 0.5, top5: 1, mrr: 1, top5ByKind: { name: 1 } });
  expect(misses.map(({ query }) => query)).toEqual(['where are my files']);
});

test('an answer to nonsense is false confidence, unless it is labelled', () => {
  const right = [found('/o/#path'), found('/o/#path'), found('/o/'), found('/o/')];
  const { figures, misses } = judge(rows, [...right, found('/o/'), near('/o/'), found('/o/')]);
  expect(figures).toMatchObject({ falseConfidence: 1, labelled: 1, top5: 1, mrr: 1 });
  expect(misses.map(({ query }) => query)).toEqual(['zxcv']);
});

test('another part of the right page does not count', () => {
  const { figures } = judge(rows.slice(0, 1), [found('/o/', '/o/#filename')]);
  expect(figures).toMatchObject({ nameTop1: 0, top5: 0, mrr: 0 });
});

test('a task is answered by a page whose rows have a right address, and only by the first three pages', () => {
  const [task] = rows.filter(({ kind }) => kind === 'task');
  if (task === undefined) throw new Error('There is no task.');
  const share = (pages: string[][]): number =>
    judge([task], [{ urls: pages.flat(), approximate: false, pages }]).figures.tasksTop3;
  const other = (page: string): string[] => [`/${page}/`, `/${page}/#one`, `/${page}/#two`];
  expect(share([other('a'), other('b'), ['/o/', '/o/#path']])).toBe(1);
  expect(share([other('a'), other('b'), other('c'), ['/o/', '/o/#path']])).toBe(0);
  expect(share([other('a'), ['/o/#other', '/o/#another']])).toBe(0);
});
