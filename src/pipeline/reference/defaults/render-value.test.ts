import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Probe } from './probe.ts';
import { renderValue } from './render-value.ts';

const probe: Probe = {
  root: '/probe/root',
  cwd: '/probe/root/below',
  context: '/probe/context',
  packageName: 'harbour-shop',
  tty: true,
  stripTypes: true,
};
const render = (value: unknown) => renderValue(value, 'some.option', probe);

test.each([
  [true, 'true'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  ["it's", "'it\\'s'"],
  ['back\\slash', "'back\\\\slash'"],
  [/[\\/]node_modules[\\/]/i, '/[\\\\/]node_modules[\\\\/]/i'],
  [['a', 1, { b: null }], "['a', 1, { b: null }]"],
  [{ 'css/auto': {}, none: undefined }, "{ 'css/auto': {} }"],
  ['/probe/root/below/dist', "path.join(process.cwd(), 'dist')"],
])('%s is printed as source', (value, source) => {
  expect(render(value)).toEqual({ value: source, code: true });
});

test.each([
  ['/probe/context', 'the value of context'],
  ['/probe/root/node_modules/x', 'node_modules/x beside the nearest package.json'],
  ['harbour-shop', 'the name in package.json'],
  ['webpackChunkharbour_shop', "'webpackChunk' followed by the name in package.json"],
  [['/probe/context'], '[the value of context]'],
])('%s is said in words', (value, words) => {
  expect(render(value)).toEqual({ value: words, code: false });
});

test('no value has no print', () => {
  expect(render(undefined)).toBeNull();
});

test('what cannot be printed is named', () => {
  expect(() => render({ apply: () => 1 })).toThrow('some.option.apply is of type function');
  expect(() => render(new Map())).toThrow('some.option is of type object');
});

test('a path of this machine is never printed', () => {
  expect(() => render(join(import.meta.dirname, 'x'))).toThrow('a path of this machine');
  expect(() => render('/probe/context/below')).toThrow('a path of this machine');
});
