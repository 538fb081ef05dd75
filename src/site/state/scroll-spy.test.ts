import { expect, test } from 'vitest';
import { spy } from './scroll-spy.ts';

const EDGE = 128;
const BOTTOM = 800;
const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index}`, top }));
const current = (tops: number[], atEnd = false) => spy(at(...tops), EDGE, BOTTOM, atEnd).current;

test('above the first heading the first one is current', () => {
  expect(current([400, 900, 1500])).toBe('h0');
});

test('the last heading that has reached the edge is current, to the pixel', () => {
  expect(current([-300, EDGE + 32, 700])).toBe('h1');
  expect(current([-300, EDGE + 33, 700])).toBe('h0');
});

test('at the end of the document the last section on screen is current', () => {
  expect(current([-900, -100, 600], true)).toBe('h2');
  expect(current([-900, -100, 900], true)).toBe('h1');
});

test('sections on screen are those that begin above its bottom and end below the edge', () => {
  const { visible } = spy(at(-500, 100, 400, 801), EDGE, BOTTOM, false);
  expect([...visible]).toEqual(['h1', 'h2']);
});

test('a page without headings has nothing to follow', () => {
  expect(spy([], EDGE, BOTTOM, false)).toEqual({ current: null, visible: new Set() });
});
