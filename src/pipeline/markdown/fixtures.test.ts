// Runs every fixture folder of the Markdown plugins; `UPDATE=1` rewrites what they expect.
// A fixture's `_input.md` is an imported page, as its name is in the content.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { SMALL_REFERENCE } from '../testing/small-reference.ts';
import { newContext } from './page-context.ts';
import { createProcessor, type ToHtml } from './processor.ts';

const here = import.meta.dirname;
const update = process.env['UPDATE'] === '1';
const PLUGINS = [
  'asides',
  'components',
  'details',
  'fences',
  'glossary',
  'headings',
  'images',
  'include',
  'links',
  'names',
  'raw',
  'shown',
  'tables',
  'twoslash',
  'unseen',
  'vocabulary',
];
const inputs = globSync('*/fixtures/*/{input,_input}.md', { cwd: here }).sort();
/** Inside a tag, so that code which talks about attributes is not meant. */
const FORBIDDEN_ATTRIBUTE = /<[a-z](?:[^>"]|"[^"]*")*\s(?:style|align)=/;

// Generous: the first highlighting of a language takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let toHtml: ToHtml;
beforeAll(async () => {
  toHtml = await createProcessor(SMALL_REFERENCE);
});

function run(file: string): { html: string; problems: string } {
  const folder = dirname(file);
  const context = newContext({ file: basename(file), folder, root: folder });
  const html = toHtml(readFileSync(file, 'utf8'), context);
  const problems = context.problems.map(
    ({ line, what, advice }) => `${line} ${what}\n    ${advice}`,
  );
  return { html: `${html}\n`, problems: problems.map((problem) => `${problem}\n`).join('') };
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test('every plugin has fixtures', () => {
  const covered = new Set(inputs.map((input) => input.split(/[\\/]/)[0]));
  expect([...covered].sort()).toEqual(PLUGINS);
});

test.each(inputs)('%s', (input) => {
  const folder = join(here, dirname(input));
  const { html, problems } = run(join(here, input));
  const expected = { html: join(folder, 'output.html'), problems: join(folder, 'problems.txt') };
  if (update) {
    writeFileSync(expected.html, html);
    if (problems === '') rmSync(expected.problems, { force: true });
    else writeFileSync(expected.problems, problems);
  }
  expect(html).toBe(read(expected.html));
  expect(problems).toBe(read(expected.problems));
  expect(html).not.toMatch(FORBIDDEN_ATTRIBUTE);
});

test('the check for style and align attributes sees one and leaves code alone', () => {
  expect('<td class="a" style="color:red">').toMatch(FORBIDDEN_ATTRIBUTE);
  expect('<td align="right">').toMatch(FORBIDDEN_ATTRIBUTE);
  expect('<code>&lt;p style="x"></code>').not.toMatch(FORBIDDEN_ATTRIBUTE);
});
