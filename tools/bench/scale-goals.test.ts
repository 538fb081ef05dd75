// A verdict must turn when the figure behind it crosses its bound.
import { expect, test } from 'vitest';
import { judge, type ScaleRow } from './scale-goals.ts';

const cost = (cpu: number, memory = 500) => ({ cpu, wall: cpu, memory, processes: 1 });

const good = (pages: number): ScaleRow => ({
  pages,
  bare: cost(pages / 50),
  cold: cost(pages / 40),
  warm: cost(2 + pages / 500),
  edit: cost(pages / 400),
  entry: 62_000,
});

const failing = (rows: ScaleRow[]): string[] =>
  judge(rows)
    .filter(({ holds }) => !holds)
    .map(({ goal }) => goal);

const small = good(1000);
const large = good(10_000);

test('good figures hold every goal', () => {
  expect(failing([small, large])).toEqual([]);
  expect(judge([small, large])).toHaveLength(7);
});

test.each<[string, Partial<ScaleRow>]>([
  ['entry constant', { entry: 62_513 }],
  ['cold at most', { cold: cost(301) }],
  ['one page changed', { edit: cost(37.6) }],
  ['warm time per page', { warm: cost(40.1) }],
  ['at most 2 GB', { warm: cost(22, 2049) }],
])('%s fails past its bound', (goal, worse) => {
  const failed = failing([small, { ...large, ...worse }]);
  expect(failed).toHaveLength(1);
  expect(failed[0]).toContain(goal);
});

test('goals that need 10,000 pages are not judged without them', () => {
  expect(judge([small]).map(({ goal }) => goal)).toHaveLength(3);
});
