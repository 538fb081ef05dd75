import { expect, test } from 'vitest';
import { comparable, normalise } from './normalise.ts';

const places = { folder: '/repo/.cache/x/my-app', name: 'my-app', packages: '/repo/node_modules' };

test('a page never shows a colour or a path of the machine it was captured on', () => {
  const printed =
    '\u001b[31mERROR\u001b[0m in /repo/.cache/x/my-app/src  \r\nat /repo/node_modules/tapable/a.js\n\n';
  expect(normalise(printed, places)).toBe(
    'ERROR in /my-app/src\nat /my-app/node_modules/tapable/a.js',
  );
});

test('versions, sizes and times are kept', () => {
  const line = 'webpack 5.112.2 compiled in 441 ms, 3.42 KiB';
  expect(normalise(line, places)).toBe(line);
});

test('two runs may differ in time and in nothing else', () => {
  expect(comparable('compiled in 441 ms')).toBe(comparable('compiled in 1102 ms'));
  expect(comparable('took 1.2 s')).toBe(comparable('took 3 s'));
  expect(comparable('Date: Wed, 18 Nov 2026 01:50:50 GMT')).toBe(
    comparable('Date: Thu, 19 Nov 2026 11:00:00 GMT'),
  );
  expect(comparable('main.js 137 bytes')).not.toBe(comparable('main.js 138 bytes'));
  expect(comparable('webpack 5.112.2')).not.toBe(comparable('webpack 5.112.3'));
});
