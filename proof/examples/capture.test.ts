import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, replaceBodies } from './capture.ts';
import {
  GREETER,
  GREETER_PAGE,
  type SampleProject,
  sampleProject,
} from './testing/sample-project.ts';

const LIMIT = 60_000;
const PAGE = 'content/guides/greeter.md';
let sample: SampleProject;
beforeAll(() => {
  sample = sampleProject({ ...GREETER, [PAGE]: GREETER_PAGE });
});
afterAll(() => sample.remove());

const read = () => readFileSync(join(sample.project, PAGE), 'utf8');

test('a true page stays as it is, its times and its … included', { timeout: LIMIT }, async () => {
  expect(await capture(sample)).toEqual({ rewritten: [], left: [] });
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
  const { rewritten, left } = await capture({ ...sample, page: 'greeter' });
  expect(rewritten.map(({ line }) => line)).toEqual([8, 23, 28, 38]);
  expect(left).toEqual([]);
  // The diff fence showed a part of the file; what is written is the whole change.
  const whole = "+console.log('greeted ' + location.href.replace('index.html', ''));";
  const mended = GREETER_PAGE.replace("= 'hello';\n", `= 'hello';\n${whole}\n`);
  expect(read()).toBe(mended);
  expect(await capture(sample)).toEqual({ rewritten: [], left: [] });
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
  writeFileSync(join(sample.project, PAGE), page);
  const { rewritten, left } = await capture(sample);
  expect(rewritten).toEqual([]);
  expect(left).toEqual([expect.objectContaining({ file: PAGE, line: 11 })]);
  expect(read()).toBe(page);
});

test('a body keeps the indentation of its fence, and longer marks are understood', () => {
  const markdown = '- a\n\n  ````text\n  x\n  ```\n  ````\n\nend';
  expect(replaceBodies(markdown, new Map([[3, 'one\n\ntwo']]))).toBe(
    '- a\n\n  ````text\n  one\n\n  two\n  ````\n\nend',
  );
});
