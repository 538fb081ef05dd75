import { expect, test } from 'vitest';
import { didYouMean, nearMatches } from './near.ts';

test('nearest first, at most three', () => {
  expect(nearMatches('outptu', ['input', 'output', 'outputs', 'put', 'outpt'])).toEqual([
    'outpt',
    'output',
    'outputs',
  ]);
});

test('nothing is offered for a word that is far from all', () => {
  expect(nearMatches('experiments', ['mode', 'entry'])).toEqual([]);
  expect(didYouMean('experiments', ['mode', 'entry'])).toBe('');
});

test('the offer is a sentence', () => {
  expect(didYouMean('mod', ['mode', 'node'])).toBe(' Did you mean "mode" or "node"?');
});
