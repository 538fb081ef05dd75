// The colors beside a step are those of its run: capture writes them, and the proof sees others.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRecord } from '../../../src/pipeline/testing/sample-record.ts';
import { capture, fencesOf } from '../capture.ts';
import { projectFences } from '../project-fence.ts';
import { proveExamples } from '../prove-examples.ts';
import { type SampleProject, sampleProject } from '../testing/sample-project.ts';
import { coloredLines } from './ansi.ts';
import { colorsText } from './colors-of-step.ts';

const LIMIT = 60_000;
const PAGE = 'content/app.md';
const FILE = 'examples/app/terminal.json';
const APP = {
  'examples/app/example.json':
    '{ "about": "Prints.", "folder": "app", "run": ["npx webpack", "npx webpack | cat", "node colors.js"] }',
  'examples/app/package.json':
    '{"name":"app","type":"module","devDependencies":{"webpack":"^5.0.0","webpack-cli":"^7.0.0"}}\n',
  'examples/app/webpack.config.js': "export default { mode: 'none', entry: './src.js' };\n",
  'examples/app/src.js': "console.log('src');\n",
  'examples/app/colors.js': "console.log(process.env.FORCE_COLOR ?? 'no colors');\n",
};
const REPORT = `asset main.js 60 bytes [emitted] (name: main)
./src.js 20 bytes [built] [code generated]
webpack 5.112.2 compiled successfully in 1 ms`;

const page = (report: string): string => `# App

\`\`\`console project=app
$ npx webpack
${report}
$ npx webpack | cat
${REPORT}
$ node colors.js
no colors
\`\`\`
`;

let sample: SampleProject;
beforeAll(async () => {
  sample = sampleProject({ ...APP, [PAGE]: page(REPORT) });
  await capture(sample);
}, LIMIT);
afterAll(() => sample.remove());

const read = (): string => readFileSync(join(sample.project, FILE), 'utf8');
const shown = (): string => readFileSync(join(sample.project, PAGE), 'utf8');
const prove = async () => {
  const records = [sampleRecord('app.md', { fences: fencesOf(shown()) })];
  return (await proveExamples({ ...sample, records })).problems;
};

test('capture writes the colors of the lines that a page shows, and none of a pipe', () => {
  const colors = JSON.parse(read());
  expect(Object.keys(colors)).toEqual(['npx webpack']);
  const [asset, built, compiled] = Object.entries<[number, number, string][]>(
    colors['npx webpack'],
  ).map(([text, runs]) => runs.map(([from, to, color]) => [text.slice(from, to), color]));
  expect(asset).toEqual([
    ['main.js', 'green'],
    ['[emitted]', 'green'],
  ]);
  expect(built).toEqual([['[built] [code generated]', 'yellow']]);
  expect(compiled).toEqual([['successfully', 'green']]);
});

test('a time has no color, because it depends on how long it was', () => {
  const [fence] = projectFences(
    PAGE,
    fencesOf('```console project=app\n$ npx webpack\n  556 ms (building: 40 ms) [built]\n```\n'),
  );
  if (fence === undefined) throw new Error('The page has no fence.');
  const [line] = coloredLines(
    '  \u001b[31m9 ms\u001b[39m (building: 8 ms) \u001b[33m[built]\u001b[39m',
  );
  if (line === undefined) throw new Error('Nothing was printed.');
  const ran = [{ command: 'npx webpack', code: 0, output: line.text, colors: [line] }];
  expect(JSON.parse(colorsText([{ fences: [fence], ran }]))).toEqual({
    'npx webpack': { '  556 ms (building: 40 ms) [built]': [[27, 34, 'yellow']] },
  });
});

test('the proof takes the true colors and sees a wrong, a missing and an idle file', {
  timeout: LIMIT,
}, async () => {
  expect(await prove()).toEqual([]);
  const right = read();
  sample.write({ [FILE]: right.replace('"yellow"', '"red"') });
  expect(await prove()).toMatchObject([{ file: FILE, line: 4 }]);
  sample.write({ [FILE]: null });
  expect(await prove()).toMatchObject([{ file: FILE, what: 'terminal.json of app is missing.' }]);
  const short = shown().replace(/(\$ npx webpack\n)[\s\S]*?(?=\$ npx webpack \|)/, '$1…\n');
  sample.write({ [FILE]: right, [PAGE]: short });
  expect(await prove()).toMatchObject([{ file: FILE }]);
  await capture(sample);
  expect(existsSync(join(sample.project, FILE))).toBe(false);
  expect(await prove()).toEqual([]);
});
