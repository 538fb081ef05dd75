import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRecord } from '../../src/model/record.ts';
import { TERMINAL_FILE } from '../../src/model/terminal-colors.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { proveExamples } from './prove-examples.ts';
import {
  GREETER,
  GREETER_COLORS,
  GREETER_PAGE,
  type SampleProject,
  samplePage,
  sampleProject,
} from './testing/sample-project.ts';

let sample: SampleProject;
beforeAll(() => {
  sample = sampleProject({ ...GREETER, ...GREETER_COLORS });
});
afterAll(() => sample.remove());

const PATH = 'guides/greeter.md';
const LIMIT = 60_000;

/** What the proof says about the page, with some of its text replaced. */
function prove(replace: Record<string, string> = {}) {
  let markdown = GREETER_PAGE;
  for (const [from, to] of Object.entries(replace)) {
    expect(markdown).toContain(from);
    markdown = markdown.replace(from, to);
  }
  return proveRecords([sampleRecord(PATH, samplePage(PATH, markdown))]);
}

/** Colors have tests of their own: here they only follow what a page shows. */
async function proveRecords(records: PageRecord[]) {
  const { project, content } = sample;
  const result = await proveExamples({ project, content, records });
  const problems = result.problems.filter(({ file }) => !file.endsWith(TERMINAL_FILE));
  return { ...result, problems };
}

/** The proof of the example after a change, which is then undone. */
async function proveChanged(file: string, from: string, to: string) {
  const path = `examples/greeter/${file}` as keyof typeof GREETER;
  const text = GREETER[path];
  expect(text).toContain(from);
  sample.write({ [path]: text.replace(from, to) });
  try {
    return await prove();
  } finally {
    sample.write({ [path]: text });
  }
}

const lineOf = (text: string): number => GREETER_PAGE.split('\n').indexOf(text) + 1;

test('a true page of examples that build has no problem', { timeout: LIMIT }, async () => {
  const { problems, rows, problemOf } = await prove();
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    { set: 'examples', total: 1, documented: null, proven: 1, unproven: 0, failing: 0 },
    { set: 'example steps', total: 2, documented: null, proven: 2, unproven: 0, failing: 0 },
  ]);
  expect(problemOf(PATH, 7)).toBeNull();
});

test.each([
  ['stale output', 'main.js 44 bytes', 'main.js 45 bytes', /no longer prints this/],
  ['another version', '5.112.2 compiled', '5.111.0 compiled', /no longer prints this/],
  ['a stale list in a list', '  main.js\n', '  app.js\n', /ls -1 dist no longer prints this/],
  ['a quoted file that differs', "console.log('hello');\n", "console.log('hi');\n", /differently/],
  ['an emitted file that differs', 'log("hello")', 'log("hi")', /dist\/main\.js of greeter/],
  ['a diff with another past', "-console.log('hello')", "-console.log('hi')", /before/],
  [
    'a diff that shows no change',
    "-console.log('hello');\n+// Writes into the page.\n+document.querySelector('p').textContent = 'hello';\n",
    '',
    /shows no change/,
  ],
  ['a diff with another result', '+// Writes', '+// Wrote', /after greeter\/02-page/],
  [
    'a region that differs',
    '#greeting" project=greeter/01-node\nconsole',
    '#greeting" project=greeter/01-node\nlog',
    /#greeting/,
  ],
  ['an unknown region', '#greeting', '#greetings', /no region "greetings"/],
  ['an unknown file', 'file="dist/main.js"', 'file="dist/app.js"', /no file dist\/app\.js/],
  ['no file', 'file="dist/main.js" ', '', /no file/],
])('%s is a problem', { timeout: LIMIT }, async (_, from, to, what) => {
  const { problems } = await prove({ [from]: to });
  expect(problems).toEqual([
    expect.objectContaining({ file: `content/${PATH}`, what: expect.stringMatching(what) }),
  ]);
});

test('a stale line is named by its own line, the fence by where it opens', {
  timeout: LIMIT,
}, async () => {
  const { problems, problemOf } = await prove({ 'main.js 44 bytes': 'main.js 45 bytes' });
  const stale = 'asset main.js 44 bytes [emitted] [minimized] (name: main)';
  expect(problems[0]?.line).toBe(lineOf(stale));
  expect(problems[0]?.advice).toContain('npm run capture');
  expect(problemOf(PATH, lineOf('```console project=greeter/01-node'))).toBe(problems[0]);
  expect(problemOf(`content/${PATH}`, lineOf('```console project=greeter/01-node'))).not.toBeNull();
});

test('an unknown step is a problem with the names that are near', { timeout: LIMIT }, async () => {
  const { problems } = await prove({
    'dist/main.js" project=greeter/01-node': 'dist/main.js" project=greeter/01-nod',
  });
  expect(problems).toEqual([
    expect.objectContaining({
      what: 'There is no example step "greeter/01-nod".',
      advice: expect.stringContaining('Did you mean "greeter/01-node"'),
    }),
  ]);
});

test('an unknown project is a problem with the names that are near', {
  timeout: LIMIT,
}, async () => {
  const { problems } = await prove({
    'dist/main.js" project=greeter/01-node': 'dist/main.js" project=greter/01-node',
  });
  expect(problems[0]?.advice).toContain('"greeter/01-node"');
});

test('a step that no page shows is a problem of the step', { timeout: LIMIT }, async () => {
  const page = samplePage(
    PATH,
    '```js file="src/index.js" project=greeter/01-node\nconsole.log(\'hello\');\n```\n',
  );
  const { problems } = await proveRecords([sampleRecord(PATH, page)]);
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'examples/greeter/steps/02-page/step.json',
      what: 'No page shows the example step greeter/02-page.',
    }),
  ]);
});

test('a step may prove words of a page, and a page must have them', {
  timeout: LIMIT,
}, async () => {
  const { project } = sample;
  const step = 'examples/greeter/steps/02-page/step.json';
  const before = readFileSync(join(project, step), 'utf8');
  const proves = 'The second step greets in a page.';
  sample.write({
    [step]: before.replace('{', `{ "proves": "${proves}",`),
    'content/words.md': `Text. ${proves}\n`,
  });
  const records = [
    sampleRecord('words.md', {}),
    sampleRecord('a.md', samplePage('a.md', '```bash project=greeter/01-node\nls\n```\n')),
  ];
  sample.write({ 'content/a.md': '' });
  expect((await proveRecords(records)).problems).toEqual([]);
  sample.write({ 'content/words.md': 'Text.\n' });
  const { problems } = await proveRecords(records);
  expect(problems.map(({ what }) => what)).toEqual([
    `No page says what greeter/02-page proves: ${proves}`,
  ]);
  sample.write({ [step]: before, 'content/words.md': null, 'content/a.md': null });
});

test('a step that removes a file that is not there is named', { timeout: LIMIT }, async () => {
  const { problems } = await proveChanged(
    'steps/02-page/step.json',
    '{\n  "run"',
    '{\n  "remove": ["webpack.config.js"],\n  "run"',
  );
  expect(problems[0]).toMatchObject({
    file: 'examples/greeter/steps/02-page/step.json',
    line: 2,
    what: 'greeter/02-page removes webpack.config.js, which is not there when the step begins.',
  });
});

test('an example that no longer builds fails, and every fence that shows it', {
  timeout: LIMIT,
}, async () => {
  const { problems, rows, problemOf } = await proveChanged('src/index.js', "'hello');", "'hello'");
  expect(problems[0]).toMatchObject({
    file: 'examples/greeter/steps/01-node/step.json',
    line: 2,
    what: 'greeter/01-node no longer builds: npx webpack --mode production ends with code 1.',
  });
  expect(rows.map(({ failing }) => failing)).toEqual([1, 1]);
  expect(problemOf(PATH, 7)?.what).toContain('The example behind this fence fails');
});
