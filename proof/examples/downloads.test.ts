// An example that reads a file of the built site: it sees the one that was built last, or says that there is none.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { proveExamples } from './prove-examples.ts';
import { type SampleProject, samplePage, sampleProject } from './testing/sample-project.ts';

const BUILT = 'dist/reference/a.json';
const PAGE = samplePage('a.md', '```console project=reader\n$ cat a.json\n{"a":1}\n```\n');

let sample: SampleProject;
beforeAll(() => {
  sample = sampleProject({
    [BUILT]: '{"a":1}\n',
    'examples/reader/example.json': `{
  "about": "Reads a file of the site.",
  "downloads": ["/reference/a.json"],
  "run": ["cat a.json"]
}`,
    'examples/reader/package.json': '{"name":"reader","type":"module"}',
  });
});
afterAll(() => sample.remove());

async function problems() {
  const { project, content } = sample;
  const proof = await proveExamples({ project, content, records: [sampleRecord('a.md', PAGE)] });
  return proof.problems;
}

test('the built file lies in the folder, and another build is another run', async () => {
  expect(await problems()).toEqual([]);
  sample.write({ [BUILT]: '{"a":2}\n' });
  expect(await problems()).toMatchObject([
    { file: 'content/a.md', what: expect.stringContaining('cat a.json no longer prints this') },
  ]);
});

test('a file that is not built is a problem of the declaration, at its line', async () => {
  sample.write({ [BUILT]: null });
  const [problem] = await problems();
  expect(problem).toMatchObject({
    file: 'examples/reader/example.json',
    line: 3,
    what: 'The built site has no file a.json for reader to download.',
    advice: expect.stringContaining('npm run build'),
  });
});
