// A slow test must be seen, and a slow machine must not.
import { expect, test } from 'vitest';
import { type Costs, overBudget, slowestFiles } from './judge-costs.ts';

const BUDGET = { calibration: 0.2, suites: { unit: 4, site: 10 }, pages: { 'a.test.ts': 3 } };
const costs = (changes: Partial<Costs> = {}): Costs => ({
  calibration: 0.2,
  suites: { unit: 4, site: 10 },
  files: [{ file: 'a.test.ts', cpu: 300, wall: 150 }],
  pages: 100,
  ...changes,
});

test('what is within a quarter of its budget is within it', () => {
  expect(overBudget(costs(), BUDGET).size).toBe(0);
  expect(overBudget(costs({ suites: { unit: 4.9, site: 12.4 } }), BUDGET).size).toBe(0);
});

test('a suite that takes more is named with both numbers', () => {
  const found = overBudget(costs({ suites: { unit: 4, site: 12.6 } }), BUDGET);
  expect([...found.keys()]).toEqual(['site']);
  expect(found.get('site')).toEqual([expect.stringContaining('12.6 minutes of processor time')]);
});

test('so is a file whose pages have become dear', () => {
  const files = [{ file: 'a.test.ts', cpu: 400, wall: 150 }];
  expect(overBudget(costs({ files }), BUDGET).get('site')).toEqual([
    expect.stringContaining('a.test.ts took 4.00 s of processor time a page; its budget is 3'),
  ]);
  // Twice the pages for the same time is half the price.
  expect(overBudget(costs({ files, pages: 200 }), BUDGET).size).toBe(0);
});

test('a slower machine is given more, a faster one no less', () => {
  const suites = { unit: 8, site: 20 };
  expect(overBudget(costs({ suites }), BUDGET).size).toBe(2);
  expect(overBudget(costs({ suites, calibration: 0.4 }), BUDGET).size).toBe(0);
  expect(overBudget(costs({ calibration: 0.1 }), BUDGET).size).toBe(0);
});

test('the slowest files come first', () => {
  const files = [1, 3, 2].map((cpu) => ({ file: `${cpu}.test.ts`, cpu, wall: cpu }));
  expect(slowestFiles(files).match(/\d\.test/g)).toEqual(['3.test', '2.test', '1.test']);
});
