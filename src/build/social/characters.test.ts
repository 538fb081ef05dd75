import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../paths.ts';
import { charactersOf } from './characters.ts';
import { FONT_FILES } from './fonts.ts';

test.each(Object.values(FONT_FILES))('%s has Latin letters and nothing it cannot draw', (file) => {
  const points = charactersOf(readFileSync(`${PROJECT_ROOT}/${file}`));
  const has = (text: string): boolean[] =>
    [...text].map((each) => points.has(each.codePointAt(0) ?? 0));
  expect(has('AZaz09 .-/@&(),:’“–é\u00a0')).not.toContain(false);
  expect(has('中→😀Ł\n')).not.toContain(true);
});

test('a file that is no font is refused', () => {
  expect(() => charactersOf(Buffer.alloc(100))).toThrow('no character map');
});
