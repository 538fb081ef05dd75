// A constant that nothing uses says what the site does not do.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as constants from '../src/model/constants.ts';

test('each constant is used outside its file and outside tests', () => {
  const src = join(import.meta.dirname, '../src');
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !/model[\\/]constants\.ts$/.test(file),
  );
  const importing = files
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .filter((code) => code.includes('/constants.ts'))
    .join('\n');
  const unused = Object.keys(constants).filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(importing),
  );
  expect(unused).toEqual([]);
});
