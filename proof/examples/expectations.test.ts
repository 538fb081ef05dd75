import { afterEach, expect, test } from 'vitest';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { proveExamples } from './prove-examples.ts';
import { type SampleProject, samplePage, sampleProject } from './testing/sample-project.ts';

/** Copies instead of building: what is tried here is what happens afterwards. */
const DECLARATION = `{
  "about": "Greets in Node and in the browser.",
  "run": ["mkdir dist", "cp src/index.js dist/main.js"],
  "expect": {
    "emits": ["dist/main.js"],
    "prints": [],
    "node": { "file": "dist/main.js", "prints": "hello" },
    "browser": {
      "page": "index.html",
      "text": { "p": "hello" },
      "styles": { "p": { "color": "rgb(255, 0, 0)" } },
      "console": ["hello", "{root}index.html"]
    }
  }
}`;
const FILES = {
  'examples/plain/package.json': '{"name":"plain","type":"commonjs"}',
  'examples/plain/index.html':
    '<!doctype html><title>t</title><p style="color:red"></p><script src="dist/main.js"></script>',
  'examples/plain/src/index.js': `console.log('hello');
if (typeof document !== 'undefined') {
  document.querySelector('p').textContent = 'hello';
  console.log(location.href);
}
`,
};
const PAGE = '```console project=plain\n$ mkdir dist\n```\n';

let sample: SampleProject | null = null;
afterEach(() => sample?.remove());

/** A page that offers the project. */
const OFFERS = { inputs: { 'examples/plain/example.json': '' } };

async function prove({ from = '', to = '', page = PAGE, record = {} } = {}) {
  expect(DECLARATION).toContain(from);
  const declaration = DECLARATION.replace(from, () => to);
  sample = sampleProject({ ...FILES, 'examples/plain/example.json': declaration });
  const { project, content } = sample;
  const records = [sampleRecord('a.md', { ...samplePage('a.md', page), ...record })];
  return () => proveExamples({ project, content, records });
}

const LIMIT = { timeout: 60_000 };

test('an example without steps that keeps its promises has no problem', LIMIT, async () => {
  const { problems } = await (await prove())();
  expect(problems).toEqual([]);
});

test.each([
  [
    'Node prints something else',
    '"prints": "hello"',
    '"prints": "hi"',
    7,
    'dist/main.js of plain prints "hello", not "hi".',
  ],
  [
    'a file is missing',
    '["dist/main.js"]',
    '["dist/app.js"]',
    5,
    'plain does not write dist/app.js and writes dist/main.js besides.',
  ],
  ['a text is not printed', '"prints": []', '"prints": ["done"]', 6, 'plain does not print: done'],
  [
    'a command fails',
    'cp src/',
    'cp lib/',
    3,
    'plain no longer builds: cp lib/index.js dist/main.js ends with code 1.',
  ],
  [
    'what should fail succeeds',
    '"emits"',
    '"fails": true, "emits"',
    3,
    'plain is meant to fail, but cp src/index.js dist/main.js succeeds.',
  ],
  [
    'the page says something else',
    '"p": "hello"',
    '"p": "hi"',
    8,
    'index.html of plain in the browser: the text of p is "hello", not "hi".',
  ],
  [
    'an element is missing',
    '"p": "hello"',
    '"h1": "hello"',
    8,
    'index.html of plain in the browser: the text of h1 is null, not "hello".',
  ],
  [
    'a style differs',
    'rgb(255, 0, 0)',
    'rgb(0, 0, 255)',
    8,
    'index.html of plain in the browser: color of p is "rgb(255, 0, 0)", not "rgb(0, 0, 255)".',
  ],
  [
    'the console has a line more',
    '"hello", "{root}',
    '"{root}',
    8,
    'index.html of plain in the browser: the console is ["hello","{root}index.html"], not ["{root}index.html"].',
  ],
])('%s: a problem of the declaration', LIMIT, async (_, from, to, line, what) => {
  const [problem] = (await (await prove({ from, to }))()).problems;
  expect(problem).toMatchObject({ file: 'examples/plain/example.json', line, what });
});

test('a failing command of a page is a problem every time it is asked', LIMIT, async () => {
  const page = '```console project=plain\n$ mkdir dist\n$ ls -1 build\n```\n';
  const proveAgain = await prove({ page });
  for (let time = 0; time < 2; time++) {
    const { problems } = await proveAgain();
    expect(problems.map(({ what }) => what)).toEqual(['ls -1 build ends with code 2 in plain.']);
  }
});

test('a project without steps has none to name', LIMIT, async () => {
  const { problems } = await (await prove({ page: '```bash project=plain/01\nls\n```\n' }))();
  expect(problems.map(({ what }) => what)).toContain('There is no example step "plain/01".');
});

test('a file that a command changes is another one than the download has', LIMIT, async () => {
  const same = await (await prove({ record: OFFERS }))();
  expect(same.problems).toEqual([]);
  sample?.remove();
  const from = '"cp src/index.js dist/main.js"';
  const to = `${from}, "echo >> src/index.js"`;
  const { problems } = await (await prove({ record: OFFERS, from, to }))();
  expect(problems.map(({ what }) => what)).toEqual([
    'The commands of plain leave another src/index.js than the project that pages offer for download has.',
  ]);
});
