import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatProblem } from '../../src/pipeline/problem.ts';
import { capture, describeCaptured, replaceBodies } from './capture.ts';
import {
  GREETER,
  GREETER_COLORS,
  GREETER_PAGE,
  type SampleProject,
  sampleProject,
} from './testing/sample-project.ts';

const LIMIT = 60_000;
const PAGE = 'content/guides/greeter.md';
let sample: SampleProject;
beforeAll(() => {
  sample = sampleProject({ ...GREETER, ...GREETER_COLORS, [PAGE]: GREETER_PAGE });
});
afterAll(() => sample.remove());

const read = () => readFileSync(join(sample.project, PAGE), 'utf8');

test('a true page stays as it is, its times and its … included', { timeout: LIMIT }, async () => {
  const captured = await capture(sample);
  expect(captured).toEqual({ compared: 6, rewritten: [], left: [] });
  expect(describeCaptured(captured)).toBe('Nothing changed: 6 fences compared.');
  expect(read()).toBe(GREETER_PAGE);
});

test('stale fences are rewritten and nothing else; a second run changes nothing', {
  timeout: LIMIT,
}, async () => {
  const stale = GREETER_PAGE.replace('node\nconsole.log', 'node\nconsole.warn')
    .replace('log("hello")', 'log("old")')
    .replace('+// Writes', '+// Wrote')
    .replace('  main.js\n', '  gone.js\n');
  writeFileSync(join(sample.project, PAGE), stale);
  const captured = await capture({ ...sample, wanted: 'guides/greeter' });
  expect(captured.left).toEqual([]);
  // The diff fence showed a part of the file; what is written is the whole change.
  const whole = "+console.log('greeted ' + location.href.replace('index.html', ''));";
  const mended = GREETER_PAGE.replace("= 'hello';\n", `= 'hello';\n${whole}\n`);
  expect(read()).toBe(mended);
  // The lines are those of the page as it is now: the diff has grown by one.
  expect(describeCaptured(captured)).toBe(`Rewrote ${PAGE}
  line 7: src/index.js in greeter/01-node
  line 22: dist/main.js in greeter/01-node
  line 26: the change of src/index.js in greeter/02-page
  line 35: what is printed in greeter/02-page
Rewrote 4 of 6 fences. Read what changed: git diff content examples`);
  expect(read().split('\n')[34]).toBe('  ```console project=greeter/02-page');
  expect(await capture(sample)).toMatchObject({ rewritten: [], left: [] });
  expect(read()).toBe(mended);
});

test('output that … no longer covers is written in full', { timeout: LIMIT }, async () => {
  writeFileSync(join(sample.project, PAGE), GREETER_PAGE.replace('44 bytes', '45 bytes'));
  await capture(sample);
  expect(read()).toMatch(
    /44 bytes \[emitted\].*\n\.\/src\/index\.js .*\nwebpack 5\.112\.2 compiled/,
  );
});

test('what only an author can mend is left and reported', { timeout: LIMIT }, async () => {
  const page = GREETER_PAGE.replace('#greeting', '#greetings');
  sample.write({ ...GREETER_COLORS, [PAGE]: page });
  const captured = await capture(sample);
  expect(captured.rewritten).toEqual([]);
  expect(captured.left).toEqual([expect.objectContaining({ file: PAGE, line: 11 })]);
  expect(describeCaptured(captured)).toContain('1 left for you to mend.');
  // It has just run: no advice to run it again.
  expect(captured.left.map(formatProblem).join()).not.toContain('npm run capture');
  expect(read()).toBe(page);
});

const OTHER = {
  'examples/other/example.json': '{ "about": "Other.", "run": ["echo other"] }',
  'examples/other/package.json': '{"name":"other","type":"module"}\n',
  'content/guides/other.md': '```console project=other\n$ echo other\nstale\n```\n',
};

test('one example alone, by its name, wherever it is shown', { timeout: LIMIT }, async () => {
  sample.write({ ...OTHER, [PAGE]: GREETER_PAGE.replace('log("hello")', 'log("old")') });
  const greeter = await capture({ ...sample, wanted: 'greeter' });
  expect(greeter).toMatchObject({ compared: 6, left: [], rewritten: [{ file: PAGE, line: 22 }] });
  const other = await capture({ ...sample, wanted: 'other' });
  expect(describeCaptured(other)).toBe(`Rewrote content/guides/other.md
  line 1: what is printed in other
Rewrote 1 of 1 fence. Read what changed: git diff content examples`);
  sample.write(Object.fromEntries(Object.keys(OTHER).map((path) => [path, null])));
});

test('an example that no page shows is run all the same', { timeout: LIMIT }, async () => {
  sample.write({
    ...OTHER,
    'examples/other/example.json': '{ "about": "Other.", "run": ["exit 3"] }',
    'content/guides/other.md': 'Text.\n',
  });
  const { compared, left } = await capture({ ...sample, wanted: 'other' });
  expect(compared).toBe(0);
  expect(left).toMatchObject([{ file: 'examples/other/example.json' }]);
  sample.write(Object.fromEntries(Object.keys(OTHER).map((path) => [path, null])));
});

test('a name that is neither an example nor a page is refused', async () => {
  await expect(capture({ ...sample, wanted: 'greter' })).rejects.toThrow(
    '"greter" is neither an example under examples/ nor part of the path of a page',
  );
});

test('a body keeps the indentation of its fence, and longer marks are understood', () => {
  const markdown = '- a\n\n  ````text\n  x\n  ```\n  ````\n\nend';
  expect(replaceBodies(markdown, new Map([[3, 'one\n\ntwo']]))).toBe(
    '- a\n\n  ````text\n  one\n\n  two\n  ````\n\nend',
  );
});

test('a body in a quote keeps its marks', () => {
  const markdown = '> ```text\n> x\n> ```\n>\n> end';
  expect(replaceBodies(markdown, new Map([[1, 'one\n\ntwo']]))).toBe(
    '> ```text\n> one\n>\n> two\n> ```\n>\n> end',
  );
});
