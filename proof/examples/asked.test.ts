// What is asked of a running server: a page shows it with or without the command that started the server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { proveExamples } from './prove-examples.ts';
import { type SampleProject, samplePage, sampleProject } from './testing/sample-project.ts';

const SERVER = `const server = require('node:http').createServer((request, response) => {
  response.end('You asked for ' + request.url + '\\n');
});
server.listen(process.env.PORT, () => console.log('http://localhost:' + process.env.PORT + '/'));
`;
const ASK = 'curl --silent http://localhost:3000';
const STEP = {
  run: ['node serve.cjs'],
  scripts: {
    'node serve.cjs': [{ wait: 'localhost' }, { ask: `${ASK}/a` }, { ask: `${ASK}/b` }],
  },
};
const EXAMPLE = {
  'examples/asked/example.json': JSON.stringify({ about: 'A server.' }),
  'examples/asked/package.json': JSON.stringify({ type: 'commonjs' }),
  'examples/asked/serve.cjs': SERVER,
  'examples/asked/steps/01-serve/step.json': JSON.stringify(STEP),
};

const PATH = 'guides/asked.md';
const LIMIT = 60_000;

let sample: SampleProject;
beforeAll(() => {
  sample = sampleProject(EXAMPLE);
});
afterAll(() => sample.remove());

async function problemsOf(...lines: string[]): Promise<string[]> {
  const { project, content } = sample;
  const page = samplePage(
    PATH,
    ['```console project=asked/01-serve', ...lines, '```', ''].join('\n'),
  );
  const { problems } = await proveExamples({
    project,
    content,
    records: [sampleRecord(PATH, page)],
  });
  return problems.map(({ what }) => what);
}

test.each([
  ['all', ['$ node serve.cjs', 'http://localhost:3000/', `$ ${ASK}/a`, 'You asked for /a']],
  ['what is asked', [`$ ${ASK}/a`, 'You asked for /a', `$ ${ASK}/b`, 'You asked for /b']],
  ['the last of it', [`$ ${ASK}/b`, 'You asked for /b']],
])('a page may show %s', { timeout: LIMIT }, async (_, lines) => {
  expect(await problemsOf(...lines)).toEqual([]);
});

test('an answer that the server does not give is a problem', { timeout: LIMIT }, async () => {
  expect(await problemsOf(`$ ${ASK}/b`, 'You asked for /a')).toEqual([
    `${ASK}/b no longer prints this in asked/01-serve: "You asked for /a"`,
  ]);
});

test('so is what the step does not ask, or not in this order', { timeout: LIMIT }, async () => {
  expect(await problemsOf(`$ ${ASK}/c`, 'You asked for /c')).toHaveLength(1);
  expect(await problemsOf(`$ ${ASK}/b`, 'You asked for /b', `$ ${ASK}/a`)).toHaveLength(1);
});
