// What the command writes passes the proof at once, and the fences it prints are filled by capture.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, fencesOf } from '../../proof/examples/capture.ts';
import { proveExamples } from '../../proof/examples/prove-examples.ts';
import { type SampleProject, sampleProject } from '../../proof/examples/testing/sample-project.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { createExample } from './create-example.ts';

const PAGE = 'content/guides/clock.md';
const root = join(import.meta.dirname, '../..');
let sample: SampleProject;
beforeAll(() => {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  sample = sampleProject({ 'package.json': manifest, [PAGE]: 'Text.\n' });
});
afterAll(() => sample.remove());

const create = (name: string, steps = '1') =>
  createExample({ project: sample.project, name, steps });
const prove = () => {
  const fences = fencesOf(readFileSync(join(sample.project, PAGE), 'utf8'));
  const records = [sampleRecord('guides/clock.md', { fences })];
  return proveExamples({ ...sample, records });
};

test('two steps: proven as written, shown by the fences that are printed', async () => {
  const said = create('clock', '2');
  expect(said).toContain('Wrote examples/clock with 2 steps: 01-step, 02-step.');
  expect(said).toContain('npm run capture -- clock');
  // One page is proven without the built site.
  expect(said).not.toContain('npm run build');
  // Before any page shows it, that is all there is to say.
  const before = await prove();
  expect(before.problems.map(({ what }) => what)).toEqual([
    'No page shows the example step clock/01-step.',
    'No page shows the example step clock/02-step.',
  ]);
  const shown = said.slice(said.indexOf('```'), said.lastIndexOf('```') + 3);
  sample.write({ [PAGE]: `${shown}\n` });
  const captured = await capture({ ...sample, wanted: 'clock' });
  expect(captured).toMatchObject({ compared: 5, left: [] });
  // With the colors of two terminals.
  expect(captured.rewritten.map(({ line }) => line !== null)).toEqual([
    ...Array(5).fill(true),
    ...Array(2).fill(false),
  ]);
  expect((await prove()).problems).toEqual([]);
  const page = readFileSync(join(sample.project, PAGE), 'utf8');
  expect(page).toContain("+console.log('Hello from step 2');");
  expect(page).toContain('webpack 5.112.2 compiled successfully');
});

test('control: an expectation that is not met is seen', async () => {
  const file = 'examples/clock/steps/02-step/step.json';
  const declared = readFileSync(join(sample.project, file), 'utf8');
  sample.write({ [file]: declared.replace('Hello from step 2', 'Hello from step 3') });
  expect((await prove()).problems.map((problem) => problem.file)).toContain(file);
  sample.write({ [file]: declared });
});

test.each([
  ['', '1', 'needs a name'],
  ['My_Example', '1', 'lowercase letters'],
  ['../clock', '1', 'lowercase letters'],
  ['a--b', '1', 'lowercase letters'],
  ['clock', '1', 'examples/clock exists already'],
  ['other', '0', 'not a number from 1 to 20'],
  ['other', 'two', 'not a number from 1 to 20'],
  ['other', '1.5', 'not a number from 1 to 20'],
])('"%s" with %s steps is refused and nothing is written', (name, steps, message) => {
  expect(() => create(name, steps)).toThrow(message);
  expect(existsSync(join(sample.project, 'examples/other'))).toBe(false);
});
