// Coverage is broken in each direction: something new, something lost, something invented, two homes.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageRecord } from '../../src/model/record.ts';
import type { Documented, ReferenceRecord } from '../../src/model/reference.ts';
import { compilePage } from '../../src/pipeline/compile-page.ts';
import { createProcessor } from '../../src/pipeline/markdown/processor.ts';
import { canonicalOptions } from '../../src/pipeline/reference/canonical-options.ts';
import { optionRecords } from '../../src/pipeline/reference/option-records.ts';
import { readSchema } from '../../src/pipeline/reference/schema.ts';
import { blankRecord } from '../../src/pipeline/reference/types/record.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { type Floors, ratcheted } from './floors.ts';
import { isComplete, proveCoverage } from './prove-coverage.ts';

const option = (name: string): ReferenceRecord => blankRecord('options', name);
const home = (name: string, line: number): Documented => ({
  set: 'options',
  name,
  id: name.replaceAll('.', ''),
  line,
});
const page = (path: string, facts: Partial<PageRecord>) => sampleRecord(path, facts);

const floors: Floors = {
  floors: { options: 2 },
  complete: { options: ['output'] },
  ceilings: { unproven: 0, illustrative: 0 },
};
const documented = [home('output.path', 10), home('output.filename', 20)];

function problems(options: { names?: string[]; pages?: PageRecord[]; floors?: Floors }): string[] {
  const { names = ['output.path', 'output.filename', 'mode'] } = options;
  const pages = options.pages ?? [page('configuration/output.md', { documents: documented })];
  const result = proveCoverage(
    {
      project: '',
      content: '',
      records: pages,
      reference: { versions: {}, records: names.map(option) },
    },
    options.floors ?? floors,
  );
  return result.problems.map(({ file, line, what }) => `${file}:${line} ${what}`);
}

test('the clean tree passes', () => {
  expect(problems({})).toEqual([]);
});

test('an option new in webpack is missed where its siblings stand', () => {
  const names = ['output.path', 'output.filename', 'output.fileMode'];
  expect(problems({ names })).toEqual([
    'content/configuration/output.md:20 output.fileMode (options) has no home: it is new in webpack, or its entry was removed.',
  ]);
});

test('a removed entry is missed, and the floor notices', () => {
  const pages = [page('configuration/output.md', { documents: documented.slice(1) })];
  expect(problems({ pages })).toEqual([
    expect.stringContaining('content/configuration/output.md:20 output.path (options) has no home'),
    expect.stringContaining('1 records of options are documented; the floor is 2.'),
  ]);
});

test('a heading for something that does not exist is refused on reference pages only', () => {
  const headings = [{ depth: 2, text: 'output.flename', id: 'x', line: 30, option: true }];
  const pages = (path: string) => [
    page('configuration/output.md', { documents: documented }),
    page(path, { headings }),
  ];
  expect(problems({ pages: pages('api/x.md') })).toEqual([
    expect.stringContaining('content/api/x.md:30 The heading "output.flename" documents nothing'),
  ]);
  expect(problems({ pages: pages('blog/x.md') })).toEqual([]);
});

test('two homes are one too many', () => {
  const pages = [
    page('configuration/output.md', { documents: documented }),
    page('guides/x.md', { documents: [home('output.path', 5)] }),
  ];
  expect(problems({ pages })).toEqual([
    expect.stringContaining('content/guides/x.md:5 output.path already has its home at'),
  ]);
});

test('a floor below what is reached asks to be raised, and rises', () => {
  const low = { ...floors, floors: { options: 1 } };
  expect(problems({ floors: low })).toHaveLength(1);
  const raised = ratcheted(low, { floors: { options: 2 }, unproven: 4, illustrative: 0 });
  expect(raised.floors.options).toBe(2);
  expect(raised.ceilings.unproven).toBe(0);
});

test('a family is a name and everything below it', () => {
  const of = (name: string) => isComplete({ set: 'options', name }, { options: ['output'] });
  expect([of('output'), of('output.path'), of('outputs.path')]).toEqual([true, true, false]);
  expect(isComplete({ set: 'hooks', name: 'x' }, { hooks: ['*'] })).toBe(true);
});

test('an option added to webpack’s own schema turns the real page red', async () => {
  const project = join(import.meta.dirname, '../..');
  const file = join(project, 'node_modules/webpack/schemas/WebpackOptions.json');
  const { root } = readSchema(file);
  const changed = structuredClone(root);
  const output = changed.definitions?.['Output']?.properties;
  if (output === undefined) throw new Error('The schema has no definition of output.');
  output['fileMode'] = { description: 'Mode of written files.', type: 'number' };
  const records = optionRecords('options', canonicalOptions(changed, file));
  const content = join(project, 'content');
  const page = compilePage({
    root: content,
    path: 'configuration/output.md',
    label: 'content',
    toHtml: await createProcessor({ versions: {}, records }),
  });
  expect(page.problems).toEqual([]);
  const input = { project, content, records: page.record ? [page.record] : [] };
  const { problems } = proveCoverage(
    { ...input, reference: { versions: {}, records } },
    { ...floors, floors: { options: 190 } },
  );
  expect(problems).toMatchObject([
    {
      file: 'content/configuration/output.md',
      line: expect.any(Number),
      what: expect.stringContaining('output.fileMode (options) has no home'),
      advice: expect.stringContaining('Document it near output.filename'),
    },
  ]);
}, 60_000);
