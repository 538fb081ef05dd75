import { expect, test } from 'vitest';
import { didYouMean, didYouMeanPage, nearMatches } from './near.ts';

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

const PAGES = ['/', '/guides/caching/', '/guides/build-performance/', '/configuration/caching/'];

test('a page is found by a slip in its URL, or by its name in another section', () => {
  expect(didYouMeanPage('/guides/cachng/', PAGES)).toBe(' Did you mean "/guides/caching/"?');
  expect(didYouMeanPage('/build-performance/', PAGES)).toBe(
    ' Did you mean "/guides/build-performance/"?',
  );
  expect(didYouMeanPage('/concepts/caching/', PAGES)).toBe(
    ' Did you mean "/guides/caching/" or "/configuration/caching/"?',
  );
  expect(didYouMeanPage('/nothing/like/it/', PAGES)).toBe('');
  // Of the same section and about as long, but another name.
  const concepts = ['/concepts/modules/', '/concepts/loaders/', '/concepts/manifest/'];
  expect(didYouMeanPage('/concepts/modulse/', concepts)).toBe(
    ' Did you mean "/concepts/modules/"?',
  );
});
