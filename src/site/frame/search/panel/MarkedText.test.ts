import { expect, test } from 'vitest';
import { piecesOf } from './MarkedText.tsx';

const shown = (text: string, ...marks: [number, number][]): string =>
  piecesOf({ text, marks: marks.map(([start, end]) => ({ start, end })) })
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('|');

test.each<[string, [number, number][], string]>([
  ['plain', [], 'plain'],
  ['contenthash', [[0, 11]], '[contenthash]'],
  ['real content hash', [[5, 12]], 'real |[content]| hash'],
  [
    'a b',
    [
      [0, 1],
      [2, 3],
    ],
    '[a]| |[b]',
  ],
  ['', [], ''],
])('%s with marks at %j', (text, marks, pieces) => {
  expect(shown(text, ...marks)).toBe(pieces);
});

test('marks that overlap or end outside lose and repeat no letter', () => {
  expect(shown('abcdef', [1, 4], [2, 5], [5, 99])).toBe('a|[bcd]|[e]|[f]');
});
