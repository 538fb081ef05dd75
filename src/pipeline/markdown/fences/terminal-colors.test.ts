import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colorsFile, inColors, readColors } from './terminal-colors.ts';

const NO_GRAMMAR = null;

test('a line has the colors of its command, and the command has none', () => {
  const code = '$ npx webpack \\\n  --watch\nmain.js <b> done\n$ npx tsc\nmain.js <b> done';
  const highlight = inColors(
    { line: 1, lang: 'console', meta: 'project=app', code },
    {
      'npx webpack \\\n  --watch': {
        'main.js <b> done': [
          [0, 7, 'green'],
          [8, 11, 'cyan'],
        ],
        'npx tsc': [[0, 3, 'red']],
      },
    },
  );
  expect(highlight(code, NO_GRAMMAR)).toEqual([
    'npx webpack \\',
    '  --watch',
    '<span class="tg">main.js</span> <span class="tc">&lt;b></span> done',
    'npx tsc',
    'main.js &lt;b> done',
  ]);
});

test('a step without the file has no colors; a file that is none is an error', () => {
  const root = mkdtempSync(join(tmpdir(), 'colors-'));
  expect(readColors('app/01-a', root)).toEqual({ colors: {} });
  const file = join(root, colorsFile('app/01-a'));
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '{"npx webpack":{"main.js":[[0,7,"purple"]]}}');
  expect(readColors('app/01-a', root)).toMatchObject({
    what: expect.stringMatching(/steps\/01-a\/terminal\.json cannot be read: [\s\S]*main\.js/),
  });
  rmSync(root, { recursive: true });
});
