import { afterEach, expect, test } from 'vitest';
import { loadExamples } from './load-examples.ts';
import { GREETER, type SampleProject, sampleProject } from './testing/sample-project.ts';
import { undeclaredPackages } from './undeclared.ts';

let sample: SampleProject;
afterEach(() => sample.remove());

const STEP = 'examples/greeter/steps/02-page/step.json';

test('steps are read in order, each on the one before', () => {
  sample = sampleProject(GREETER);
  const { examples, problems } = loadExamples(sample.project);
  expect(problems).toEqual([]);
  expect(examples.map(({ folder }) => folder)).toEqual(['my-app']);
  expect(examples[0]?.steps.map(({ id, on }) => [id, on?.name])).toEqual([
    ['greeter/01-node', undefined],
    ['greeter/02-page', '01-node'],
  ]);
});

test.each([
  ['a misspelled expectation', '{"run":["ls"],"expect":{"emit":[]}}', /expect: Unrecognized key/],
  ['no command', '{"run":[]}', /run: /],
  ['no JSON', '{', /not JSON/],
  ['a step to build on that does not exist', '{"on":"01-nod","run":["ls"]}', /"01-nod"/],
])('%s is a problem of its file', (_, declaration, what) => {
  sample = sampleProject({ ...GREETER, [STEP]: declaration });
  const { problems } = loadExamples(sample.project);
  expect(problems).toEqual([
    expect.objectContaining({ file: STEP, what: expect.stringMatching(what) }),
  ]);
});

test('a near name is offered for a step that does not exist', () => {
  sample = sampleProject({ ...GREETER, [STEP]: '{"on":"01-nod","run":["ls"]}' });
  expect(loadExamples(sample.project).problems[0]?.advice).toContain('"01-node"');
});

test('a package that only this repository has cannot be imported', () => {
  sample = sampleProject({
    'app/package.json': '{"devDependencies":{"webpack":"1"}}',
    'app/a.js': "import 'lodash-es/a';\nimport x from 'webpack';\nimport fs from 'node:fs';\n",
    'app/b.js': "await import('zod');\nrequire('path');\nimport './c.js';\nimport 'unknown';\n",
  });
  const packages = `${sample.project}/node_modules`;
  expect(undeclaredPackages(`${sample.project}/app`, packages)).toEqual(['lodash-es', 'zod']);
});
