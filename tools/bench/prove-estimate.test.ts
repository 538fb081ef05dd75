// The arithmetic of the proof bench, on runs whose cost per unit is known.
import { expect, test } from 'vitest';
import { type Estimate, estimates, judgeBudget, type TimedProof } from './prove-estimate.ts';

const proof = (
  seconds: Record<string, number>,
  counts: Partial<TimedProof['counts']>,
  busy = 0,
): TimedProof => ({
  seconds,
  counts: { pages: 0, fences: 0, steps: 0, records: 0, ...counts },
  cpu: null,
  busy,
});
const SIZE = { pages: 100, fences: 1000, steps: 50, records: 400 };
const only = (rows: Estimate[]): Estimate => {
  expect(rows).toHaveLength(1);
  return rows[0] as Estimate;
};

test('a section costs what it always costs and so much per unit', () => {
  const single = proof({ fences: 5 + 0.1 * 200 }, { fences: 200 });
  const double = proof({ fences: 5 + 0.1 * 350 }, { fences: 350 });
  const row = only(estimates({ single, double }, SIZE));
  expect(row.unit).toBe('fences');
  expect(row.perUnit).toBeCloseTo(0.1);
  expect(row.fixed).toBeCloseTo(5);
  expect(row.final).toBeCloseTo(105);
});

test('what grows with nothing, or did not grow, stays at its larger figure', () => {
  const single = proof({ 'start and end': 2, prose: 3 }, { pages: 10 });
  const double = proof({ 'start and end': 1, prose: 2.5 }, { pages: 20 });
  const rows = estimates({ single, double }, SIZE);
  expect(rows.map(({ final }) => final)).toEqual([2, 3]);
});

test('a cost that grows from nothing has no negative fixed part', () => {
  const single = proof({ links: 1 }, { pages: 10 });
  const double = proof({ links: 4 }, { pages: 20 });
  expect(only(estimates({ single, double }, SIZE))).toMatchObject({ fixed: 0, final: 30 });
});

test('a step of an example never costs less than its share of two full lanes', () => {
  // Three equal examples of ten steps: two lanes take as long as for four.
  const single = proof({ examples: 20 }, { steps: 30 }, 30);
  const double = proof({ examples: 30 }, { steps: 60 }, 60);
  expect(only(estimates({ single, double }, SIZE)).perUnit).toBeCloseTo(0.5);
});

test('runs that cannot be compared are refused', () => {
  const one = proof({ fences: 1 }, { fences: 10 });
  expect(() => estimates({ single: one, double: one })).toThrow('no more fences');
  const other = proof({}, { fences: 20 });
  expect(() => estimates({ single: one, double: other })).toThrow('fences was not timed');
});

test('the budget is held against the sum of the sections', () => {
  const row = { section: '', unit: null, single: 0, double: 0, perUnit: 0, fixed: 0, final: 240 };
  expect(judgeBudget('warm', [row, row])).toMatchObject({ holds: true, measured: '8.00 minutes' });
  expect(judgeBudget('warm', [row, row, row]).holds).toBe(false);
  expect(judgeBudget('cold', [row, row, row]).holds).toBe(true);
});

test('a section that was faster with twice as much makes the figures worthless', () => {
  const row = { section: 'fences', unit: 'fences', perUnit: 0, fixed: 9, final: 9 } as const;
  expect(judgeBudget('cold', [{ ...row, single: 9, double: 8.8 }]).holds).toBe(true);
  const verdict = judgeBudget('cold', [{ ...row, single: 9, double: 7 }]);
  expect(verdict.holds).toBe(false);
  expect(verdict.measured).toContain('less time in fences');
});
