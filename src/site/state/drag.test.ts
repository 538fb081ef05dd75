import { expect, test } from 'vitest';
import {
  type DragEvent,
  type DragState,
  type DragZone,
  dragReducer,
  isHeld,
  NO_DRAG,
  shownPixels,
} from './drag.ts';

const start = (zone: DragZone | null, x = 100, y = 100, fingers = 1): DragEvent => ({
  type: 'start',
  zone,
  x,
  y,
  fingers,
});
const move = (x: number, y = 100, fingers = 1): DragEvent => ({ type: 'move', x, y, fingers });
const end: DragEvent = { type: 'end', fingers: 0 };
const run = (...events: DragEvent[]): DragState => events.reduce(dragReducer, NO_DRAG);

test.each([
  [79, 'close'],
  [80, null],
  [81, null],
  [100, null],
  [200, null],
])('inside, a release at %i of a touch that began at 100 gives %s', (x, result) => {
  expect(run(start('inside'), move(x), end).result).toBe(result);
});

test.each([
  [121, 'open'],
  [120, null],
  [119, null],
  [0, null],
])('on the opener, a release at %i of a touch that began at 100 gives %s', (x, result) => {
  expect(run(start('opener'), move(x), end).result).toBe(result);
});

test('the drawer follows the finger to the pixel, between closed and 295', () => {
  const opener = (x: number) => shownPixels(run(start('opener', 10), move(x)));
  expect([9, 11, 160, 305, 306, 390].map(opener)).toEqual([0, 1, 150, 295, 295, 295]);
  const inside = (x: number) => shownPixels(run(start('inside', 300), move(x)));
  expect([310, 299, 200, 5, 4, 0].map(inside)).toEqual([295, 294, 195, 0, 0, 0]);
});

test.each([
  [200, 179, 'open'],
  [200, 180, null],
  [200, 181, null],
  [200, 21, 'open'],
  [200, 20, null],
])('a move to %i, %i from 100, 100 gives %s', (x, y, result) => {
  const state = run(start('opener'), move(x, y));
  expect(state.phase).toBe(result === null ? 'held' : 'dragging');
  expect(shownPixels(state)).toBe(result === null ? null : 100);
  expect(dragReducer(state, end).result).toBe(result);
});

test('a move that does not count leaves the drawer at the last one that did', () => {
  const state = run(start('opener'), move(200), move(210, 300));
  expect(shownPixels(state)).toBe(100);
  expect(dragReducer(state, end).result).toBe('open');
});

test('a finger that goes back takes the drag back', () => {
  expect(run(start('opener'), move(300), move(115), end).result).toBeNull();
  expect(run(start('opener'), move(300), move(100), end).result).toBeNull();
  expect(run(start('inside'), move(20), move(95), end).result).toBeNull();
});

test('every touch start forgets the position before', () => {
  const again = run(start('inside'), move(20), start('inside', 50, 50));
  expect(again).toMatchObject({ phase: 'held', start: { x: 50, y: 50 }, last: { x: 50, y: 50 } });
  expect(shownPixels(again)).toBeNull();
  expect(dragReducer(again, end).result).toBeNull();
});

test('a touch outside both zones moves nothing', () => {
  const state = run(start(null), move(300));
  expect(shownPixels(state)).toBeNull();
  expect(isHeld(state)).toBe(false);
  expect(dragReducer(state, end).result).toBeNull();
});

test('two fingers move nothing, until all are up', () => {
  const together = run(start('opener', 100, 100, 2), move(300, 100, 2));
  expect(shownPixels(together)).toBeNull();
  const joined = run(start('opener'), move(200), start('opener', 200, 100, 2), move(300, 100, 2));
  expect(shownPixels(joined)).toBeNull();
  const unnoticed = run(start('opener'), move(200), move(300, 100, 2));
  expect(shownPixels(unnoticed)).toBeNull();
  const one = dragReducer(joined, { type: 'end', fingers: 1 });
  expect(shownPixels(dragReducer(one, move(350)))).toBeNull();
  expect([move(350), end].reduce(dragReducer, one)).toEqual(NO_DRAG);
});

test('a cancelled touch asks for nothing', () => {
  expect(run(start('opener'), move(300), { type: 'cancel' })).toEqual(NO_DRAG);
});

test('the drawer is held from touch to release', () => {
  expect([run(start('inside')), run(start('inside'), move(50))].map(isHeld)).toEqual([true, true]);
  expect(isHeld(run(start('inside'), move(50), end))).toBe(false);
});
