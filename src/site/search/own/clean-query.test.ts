import { expect, test } from 'vitest';
import { cleanQuery } from './clean-query.ts';

test.each(['output.filename', 'webpack 5', '--mode', 'how do I copy files', 'css-loader 7.1.2'])(
  '%s is taken as it is',
  (typed) => {
    expect(cleanQuery(typed)).toEqual({ text: typed, message: false });
  },
);

test('paths, places, hashes, colours and stack frames leave a message', () => {
  const esc = String.fromCharCode(27);
  const { text, message } = cleanQuery(
    [
      `${esc}[31mERROR in ./src/index.js 3:0-27${esc}[39m`,
      "Module not found: Error: Can't resolve './missing.js' in '/home/me/app/src'",
      ' @ ./src/index.js 1:0-14',
      '    at finish (/home/me/app/node_modules/enhanced-resolve/lib/Resolver.js:12:3)',
      'webpack 5.112.2 compiled with 1 error in 84 ms (0a1b2c3d4e)',
    ].join('\n'),
  );
  expect(message).toBe(true);
  expect(text).not.toMatch(/src|home|index|84|0a1b2c3d4e|112|finish|\d:\d/);
  expect(text).toContain("Module not found: Error: Can't resolve");
});

test('a Windows path is one too', () => {
  const { text } = cleanQuery("Error: Cannot find module 'C:\\app\\src\\a.js' from here");
  expect(text).not.toMatch(/app|src/);
});

test('a whole log is cut', () => {
  const { text } = cleanQuery(`Error: ${'words and more '.repeat(100)}`);
  expect(text.split(' ').length).toBeLessThanOrEqual(60);
});
