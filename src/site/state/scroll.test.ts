import { expect, test } from 'vitest';
import { rememberedPosition } from './scroll.ts';

test('a position is what was remembered, whole or not at all', () => {
  expect(rememberedPosition({ x: 0, y: 120, other: true })).toEqual({ x: 0, y: 120 });
  for (const state of [null, undefined, 'x', {}, { y: 1 }, { x: '0', y: 1 }]) {
    expect(rememberedPosition(state)).toBeNull();
  }
});
