import { expect, test } from 'vitest';
import { FLOORS, figuresTable, readFigures, worse } from './figures.ts';
import type { Figures } from './judge.ts';

const figures: Figures = {
  nameTop1: 0.99,
  top5: 0.97,
  mrr: 0.95,
  tasksTop3: 0.8,
  falseConfidence: 0,
  labelled: 3,
  top5ByKind: { name: 1, question: 0.9 },
};

test('equal and better figures pass', () => {
  expect(worse(figures, figures)).toEqual([]);
  expect(worse({ ...figures, mrr: 0.96, labelled: 9 }, figures)).toEqual([]);
});

test.each<[Partial<Figures>, string]>([
  [{ nameTop1: 0.98 }, 'nameTop1 fell from 0.99 to 0.98.'],
  [{ top5: 0.9699 }, 'top5 fell from 0.97 to 0.9699.'],
  [{ mrr: 0.9 }, 'mrr fell from 0.95 to 0.9.'],
  [{ tasksTop3: 0.79 }, 'tasksTop3 fell from 0.8 to 0.79.'],
  [{ falseConfidence: 1 }, 'falseConfidence rose from 0 to 1.'],
  [{ top5ByKind: { name: 1, question: 0.8 } }, 'question fell from 0.9 to 0.8.'],
  [{ top5ByKind: { name: 1 } }, 'question fell from 0.9 to 0.'],
])('%j is worse', (change, problem) => {
  expect(worse({ ...figures, ...change }, figures)).toEqual([problem]);
});

test('the stored figures are not below the floors', () => {
  expect(worse(readFigures(), FLOORS)).toEqual([]);
});

test('the table has a column for each engine', () => {
  const table = figuresTable([
    { title: 'ours', figures, bytes: 120_400 },
    { title: 'other', figures: { ...figures, top5: 0.5, top5ByKind: {} }, bytes: 90_000 },
  ]);
  expect(table.split('\n')).toEqual([
    '                            ours       other',
    'exact name first          99.0 %      99.0 %',
    'among the first 5         97.0 %      50.0 %',
    '  name                   100.0 %           –',
    '  question                90.0 %           –',
    'MRR                        0.950       0.950',
    'tasks, 3 pages            80.0 %      80.0 %',
    'nonsense answered              0           0',
    'nonsense, labelled             3           3',
    'KB until an answer         120.4        90.0',
  ]);
});
