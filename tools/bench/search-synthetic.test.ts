import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SearchFile } from '../../src/model/search/search-file.ts';
import { choices } from '../../src/pipeline/testing/seeded-choices.ts';
import { syntheticFile } from './search-synthetic.ts';

const choose = choices(7);
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const vocabulary = Array.from({ length: 400 }, () =>
  Array.from({ length: 4 + choose.number(6) }, () => choose.pick(letters)).join(''),
);
const text = () => Array.from({ length: 120 }, () => choose.pick(vocabulary)).join(' ');
const part = (id: string) => ({ id, heading: id, kind: 'Guide' as const, names: [], text: text() });
const file: SearchFile = {
  pages: Array.from({ length: 10 }, (_, index) => ({
    url: `/p${index}/`,
    title: `Page ${index}`,
    group: 'Guides',
    parts: [part(''), part('first'), part('second')],
  })),
  unwritten: ['output.later'],
};
const bytes = (value: unknown): number => brotliCompressSync(JSON.stringify(value)).length;

test('has that many pages, ours first, each address once', () => {
  const { pages, unwritten } = syntheticFile(file, 40);
  expect(pages.slice(0, 10)).toEqual(file.pages);
  expect(new Set(pages.map(({ url }) => url)).size).toBe(40);
  expect(unwritten).toEqual(['output.later']);
  expect(syntheticFile(file, 40)).toEqual({ pages, unwritten });
});

test('its copies weigh what new pages weigh: a compressor learns nothing from the originals', () => {
  const grown = bytes(syntheticFile(file, 40).pages) / bytes(file.pages);
  expect(grown).toBeGreaterThan(3.5);
  const repeated = bytes([1, 2, 3, 4].flatMap(() => file.pages)) / bytes(file.pages);
  expect(repeated).toBeLessThan(1.5);
});
