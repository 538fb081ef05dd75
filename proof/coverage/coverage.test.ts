// Coverage is broken in each direction: something new, something lost, something invented, two homes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
import { NO_REFERENCE } from '../../src/pipeline/testing/no-reference.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { proveCoverage } from './prove-coverage.ts';
import { provePages } from './prove-pages.ts';
import { covers, type Reached, type ReachedPages, raised, readReached } from './reached.ts';

const option = (name: string): ReferenceRecord => blankRecord('options', name);
const home = (name: string, line = 1): Documented => ({
  set: 'options',
  name,
  id: name.replaceAll('.', ''),
  line,
});
const page = (path: string, facts: Partial<PageRecord>) => sampleRecord(path, facts);

const reached: ReachedPages = new Map([
  ['configuration/output', { homes: { options: ['output.*'] } }],
]);
const noted = (homes: string[], page = 'configuration/output'): ReachedPages =>
  new Map([[page, { homes: { options: homes } }]]);
const documented = [home('output.path', 10), home('output.filename', 20)];

function problems(options: {
  names?: string[];
  pages?: PageRecord[];
  reached?: ReachedPages;
}): string[] {
  const { names = ['output.path', 'output.filename', 'mode'] } = options;
  const pages = options.pages ?? [page('configuration/output.md', { documents: documented })];
  const result = proveCoverage(
    {
      project: '',
      content: '',
      records: pages,
      reference: { ...NO_REFERENCE, records: names.map(option) },
    },
    options.reached ?? reached,
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

test('a removed entry is missed by its name, in a whole family and in a part of one', () => {
  const pages = [page('configuration/output.md', { documents: documented.slice(1) })];
  const lost = expect.stringContaining(
    'content/configuration/output.md:20 output.path (options) has no home',
  );
  expect(problems({ pages })).toEqual([lost]);
  expect(problems({ pages, reached: noted(['output.filename', 'output.path']) })).toEqual([lost]);
});

test('an entry may move to another page', () => {
  const pages = [
    page('configuration/output.md', { documents: documented.slice(1) }),
    page('configuration/other.md', { documents: documented.slice(0, 1) }),
  ];
  expect(problems({ pages })).toEqual([]);
  expect(problems({ pages, reached: noted(['output.filename', 'output.path']) })).toEqual([]);
});

test('an entry that is not noted asks for it, and a note for something that is gone, too', () => {
  expect(problems({ reached: noted(['output.path']) })).toEqual([
    'content/configuration/output.md:20 output.filename not noted in proof/reached.',
  ]);
  expect(problems({ reached: noted(['output.*', 'outptu']) })).toEqual([
    'proof/reached/configuration/output.json:1 outptu (options) is not in the pinned packages.',
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

test('a family is a name and everything below it', () => {
  const of = (name: string) => covers('output.*', name);
  expect([of('output'), of('output.path'), of('outputs.path')]).toEqual([true, true, false]);
  expect([covers('*', 'x'), covers('output', 'output.path')]).toEqual([true, false]);
});

const MANY = [
  'output',
  'output.path',
  'output.clean',
  'output.clean.dry',
  'output.clean.keep',
  'mode',
];

const figures = () => ({ sentences: 20, short: 0.12, entries: 0, alike: 0, opening: '' });

/** What `npm run fix` would write for a page with these entries. */
function noteOf(names: string[], before: Reached = {}, others: string[] = []): Reached | undefined {
  const records = [
    page('configuration/output.md', { documents: names.map((name) => home(name)) }),
    page('configuration/other.md', { documents: others.map((name) => home(name)) }),
  ];
  const reference = { ...NO_REFERENCE, records: MANY.map(option) };
  const committed = new Map([['configuration/output', before]]);
  return raised(committed, { records, reference, figures }).get('configuration/output');
}

test.each<[names: string[], homes: string[]]>([
  [['output.path'], ['output.path']],
  [
    ['output.path', 'output.clean.keep', 'output.clean', 'output.clean.dry'],
    ['output.path', 'output.clean.*'],
  ],
  [MANY.slice(0, 5), ['output.*']],
  [MANY, ['*']],
])('%j is noted as %j', (names, homes) => {
  expect(noteOf(names)).toEqual({ homes: { options: homes }, short: 0.15, alike: 0 });
});

test('what was reached stays noted until it has a home elsewhere or leaves webpack', () => {
  const before = { homes: { options: ['output.path', 'mode', 'gone.from.webpack'] } };
  expect(noteOf(['output.path'], before)).toMatchObject({
    homes: { options: ['output.path', 'mode'] },
  });
  expect(noteOf(['output.path'], before, ['mode'])).toMatchObject({
    homes: { options: ['output.path'] },
  });
  const family = { homes: { options: ['output.*'] } };
  expect(noteOf(MANY.slice(0, 4), family, ['output.clean.keep'])).toMatchObject(family);
});

const fence = (meta: string) => ({ line: 1, lang: 'text', meta, code: '' });
const UNPROVEN = fence('unproven="later"');
const withMarks = (...fences: (typeof UNPROVEN)[]) => [page('guides/x.md', { fences })];
const marks = (pages: PageRecord[], allowed: Reached | undefined): string[] =>
  provePages(pages, new Map(allowed && [['guides/x', allowed]])).map(({ what }) => what);

test('marks of a page may become fewer and not more', () => {
  expect(marks(withMarks(UNPROVEN), { unproven: 1 })).toEqual([]);
  expect(marks(withMarks(), { unproven: 1 })).toEqual([]);
  expect(marks(withMarks(UNPROVEN, UNPROVEN), { unproven: 1 })).toEqual([
    '2 fences of this page are marked unproven; proof/reached/guides/x.json allows 1.',
  ]);
  expect(marks(withMarks(fence('illustrative="a plan"')), {})).toHaveLength(1);
  const [next] = raised(new Map([['guides/x', { unproven: 2 }]]), {
    records: withMarks(UNPROVEN),
    reference: { ...NO_REFERENCE, records: [] },
    figures,
  }).values();
  expect(next).toMatchObject({ unproven: 1 });
});

test('a page that is gone is missed, and a new one asks to be noted', () => {
  expect(marks([], {})).toEqual(['The page content/guides/x.md is gone.']);
  expect(marks(withMarks(), undefined)).toEqual([
    'There is no proof/reached/guides/x.json: the page could get lost unseen.',
  ]);
  expect(marks([page('loaders/x.md', { source: 'elsewhere' })], undefined)).toEqual([]);
});

test('a file with the marks of a conflict is refused by its name', () => {
  const project = mkdtempSync(join(tmpdir(), 'webpack-docs-reached-'));
  mkdirSync(join(project, 'proof/reached/guides'), { recursive: true });
  const text = '{\n<<<<<<< ours\n  "unproven": 1\n=======\n  "unproven": 2\n>>>>>>> theirs\n}\n';
  writeFileSync(join(project, 'proof/reached/guides/x.json'), text);
  expect(() => readReached(project)).toThrow('proof/reached/guides/x.json');
  rmSync(project, { recursive: true });
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
    toHtml: await createProcessor({ ...NO_REFERENCE, records }),
  });
  expect(page.problems).toEqual([]);
  const input = { project, content, records: page.record ? [page.record] : [] };
  const { problems } = proveCoverage(
    { ...input, reference: { ...NO_REFERENCE, records } },
    reached,
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
