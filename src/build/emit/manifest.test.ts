import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';

const source = JSON.stringify({ name: 'x', icons: [{ src: '/a.svg', sizes: 'any' }] });

test('icons are named as webpack emitted them', () => {
  const icons = new Map([['a.svg', '/assets/a.123.svg']]);
  expect(JSON.parse(manifest(source, icons))).toEqual({
    name: 'x',
    icons: [{ src: '/assets/a.123.svg', sizes: 'any' }],
  });
});

test('an icon that webpack did not see stops the build', () => {
  expect(() => manifest(source, new Map())).toThrow('/a.svg');
});
