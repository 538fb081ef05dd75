import { expect, test } from 'vitest';
import { darkColor, shapesOf } from './design.ts';

const CSS = '--bg: light-dark(#ffffff, #0e181e); --bg-subtle: #f6f9fb; --shade: rgb(0 0 0 / 0.4);';

test('a token gives its dark half, or its only colour', () => {
  expect(darkColor(CSS, '--bg')).toBe('#0e181e');
  expect(darkColor(CSS, '--bg-subtle')).toBe('#f6f9fb');
});

test('a token that is gone or no plain colour is named', () => {
  expect(() => darkColor(CSS, '--ink')).toThrow('no colour --ink');
  expect(() => darkColor(CSS, '--shade')).toThrow('no colour --shade');
});

test('the cube has three faces outside and three inside, the chevron one line', () => {
  expect(shapesOf('logo').map(({ token }) => token)).toEqual([
    '--cube-top',
    '--cube-left',
    '--cube-right',
    '--cube-inner-top',
    '--cube-inner-left',
    '--cube-inner-right',
  ]);
  expect(shapesOf('right')).toEqual([{ token: null, path: 'm8 5 5 5-5 5' }]);
  expect(() => shapesOf('nothing')).toThrow('no paths of "nothing"');
});
