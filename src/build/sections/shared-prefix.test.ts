import { expect, test } from 'vitest';
import { sharedPrefix } from './shared-prefix.ts';

const anchors = (...titles: string[]) =>
  titles.map((title) => ({ id: title, title, level: 2 as const }));

test('the object that a third of the entries begin with is left out of the lists', () => {
  expect(sharedPrefix(anchors('output.path', 'output.clean', 'output', 'Names'))).toBe('output.');
  expect(sharedPrefix(anchors('a.b', 'a.c', 'Rule.test', 'Rule.use', 'Rule.type'))).toBe('Rule.');
});

test('one entry, a few among many, steps and file names share nothing', () => {
  expect(sharedPrefix(anchors('output.path'))).toBeUndefined();
  expect(sharedPrefix(anchors('a.b', 'a.c', 'd', 'e', 'f', 'g', 'h'))).toBeUndefined();
  expect(sharedPrefix(anchors('1. Start', '1. Go on'))).toBeUndefined();
  expect(sharedPrefix([])).toBeUndefined();
});
