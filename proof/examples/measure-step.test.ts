import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Step } from './example.ts';
import { judgeMeasured } from './judge-drawn.ts';
import { loadExamples } from './load-examples.ts';
import { measureStep } from './measure-step.ts';
import { type SampleProject, sampleProject } from './testing/sample-project.ts';

const MEASURE = `console.log(JSON.stringify({ webpack: '5.0.0', files: fs.readdirSync('.').sort() }))`;
const FILES = {
  'examples/costs/example.json': JSON.stringify({
    about: 'Something to measure.',
    run: ['echo built'],
    measures: `node --eval "${MEASURE}"`,
  }),
  'examples/costs/package.json': JSON.stringify({ type: 'module' }),
  'built/costs/package.json': '{}',
};

let sample: SampleProject;
let step: Step;
beforeAll(() => {
  sample = sampleProject(FILES);
  step = loadExamples(sample.project).examples.find(({ name }) => name === 'costs')
    ?.steps[0] as Step;
});
afterAll(() => sample.remove());

const measure = (changed: Partial<Step> = {}) =>
  measureStep(sample.project, { ...step, ...changed }, join(sample.project, 'built/costs'));

test('a step that was never measured, or with another webpack, is a problem', async () => {
  expect(judgeMeasured(sample.project, step, '5.0.0')?.what).toBe('costs was never measured.');
  await measure();
  expect(judgeMeasured(sample.project, step, '5.0.0')).toBeNull();
  expect(judgeMeasured(sample.project, step, '5.0.1')?.what).toBe(
    'costs was measured with webpack 5.0.0, not 5.0.1.',
  );
});

test('what is measured is kept with the day, and is no file of the project', async () => {
  const file = 'examples/costs/measured.json';
  expect(await measure()).toBe(file);
  const { date, files } = JSON.parse(readFileSync(join(sample.project, file), 'utf8'));
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(files).toEqual(['package.json']);
  const { hash } = loadExamples(sample.project).examples.find(({ name }) => name === 'costs') ?? {};
  sample.write({ [file]: '{}' });
  const hashNow = () =>
    loadExamples(sample.project).examples.find(({ name }) => name === 'costs')?.hash;
  expect(hashNow()).toBe(hash);
  // Deeper down it is the reader's.
  sample.write({ 'examples/costs/src/measured.json': '{}' });
  expect(hashNow()).not.toBe(hash);
});

test('a command that fails or prints something else is a problem', async () => {
  const what = expect.stringContaining('does not print an object as JSON');
  expect(await measure({ measures: 'exit 3' })).toMatchObject({ what });
  expect(await measure({ measures: 'echo 5' })).toMatchObject({ what });
});

test('a step that measures nothing is left alone', async () => {
  expect(await measure({ measures: undefined })).toBeNull();
  expect(judgeMeasured(sample.project, { ...step, measures: undefined }, '5.0.0')).toBeNull();
});
