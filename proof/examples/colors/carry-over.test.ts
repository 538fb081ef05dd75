import { expect, test } from 'vitest';
import type { ColoredRun } from '../../../src/model/terminal-colors.ts';
import { carryOver } from './carry-over.ts';

const LINE = 'compiled with 1 error in 9 ms (was 10 ms)';

function moved(run: ColoredRun, shown: string): string {
  const [[from, to] = [0, 0]] = carryOver({ text: LINE, runs: [run] }, shown);
  return shown.slice(from, to);
}

test('the same words are colored when a time has more digits or fewer', () => {
  const shown = 'compiled with 1 error in 1234 ms (was 5 ms)';
  expect(moved([14, 21, 'red'], shown)).toBe('1 error');
  expect(moved([25, 29, 'red'], shown)).toBe('1234 ms');
  expect(moved([30, 41, 'red'], shown)).toBe('(was 5 ms)');
  expect(moved([0, LINE.length, 'red'], shown)).toBe(shown);
});
