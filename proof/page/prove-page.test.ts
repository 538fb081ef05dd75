// One page or one fence alone: how it is named, what is seen on it, and that no other example runs.
import { afterEach, expect, test, vi } from 'vitest';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { pageSource } from '../../src/pipeline/testing/temp-content.ts';
import * as cachedRun from '../examples/cached-run.ts';
import { proveOne } from './prove-one.ts';
import { stillMissing } from './still-missing.ts';
import { otherContent } from './testing/other-content.ts';

vi.setConfig({ testTimeout: 120_000 });
const printed: string[] = [];
vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(text));
afterEach(() => void printed.splice(0));

const description = (title: string) => `description: What ${title} is for.`;
/** Long enough a description for the check of prose. */
const page = (title: string, ...body: string[]): string =>
  pageSource(title, body.join('\n')).replace(
    description(title),
    `description: How a page about ${title} is proven on its own.`,
  );
const CONFIGURATION = [
  '```js file="webpack.config.js"',
  'export default {',
  "  name: 'a',",
  '};',
  '```',
  '',
];
const WRONG = ['```json', '{ "a" 1 }', '```', ''];
const NEXT = '[Guides](/guides/) lists the others.';

function project(files: Record<string, string> = {}) {
  const place = otherContent({
    'index.md': page('home', NEXT),
    'guides/index.md': page('guides', '[One](/guides/one/#part) is a guide.'),
    'guides/one.md': page('fences', ...CONFIGURATION, ...WRONG, '## Part', '', NEXT),
    ...files,
  });
  for (const page of ['guides/one', 'guides/two', 'guides/caching']) {
    place.write(`proof/reached/${page}.json`, '{}');
  }
  return place;
}

test('any line of a fence names it', async () => {
  using place = project();
  const prove = (argument: string) => proveOne(argument, place.folder);
  for (const name of ['guides/one:9', '/guides/one/:7', 'content/guides/one.md:8']) {
    expect(await prove(name)).toBe(0);
    expect(printed.pop()).toContain(
      'content/guides/one.md:7  js  proven (parses, evaluates, validate,',
    );
  }
  expect(await prove('guides/one:14')).toBe(1);
  expect(printed[0]).toMatch(
    /^content\/guides\/one.md:13 {2}json {2}failing\n.*:14 {2}JSON: Colon/,
  );
});

test('what does not exist is refused with a hint', async () => {
  using place = project();
  for (const [argument, message] of [
    ['guides/on', 'content/ has no page "guides/on". Did you mean "guides/one" or "guides"?'],
    ['gudes/', 'content/ has no page "gudes". Did you mean "guides"?'],
    ['guides/one:1', 'No fence at line 1 of content/guides/one.md. Its fences begin at: 7, 13.'],
  ] as const) {
    expect(await proveOne(argument, place.folder)).toBe(1);
    expect(printed.pop()).toContain(message);
  }
});

test('a page is named by its file, its address or in short', async () => {
  using place = project({ 'guides/two.md': page('two', ...CONFIGURATION, NEXT) });
  for (const name of ['guides/two', '/guides/two/', 'content/guides/two.md']) {
    expect(await proveOne(name, place.folder)).toBe(0);
    const text = printed.pop();
    expect(text).toMatch(
      /^content\/guides\/two\.md {2}\/guides\/two\/\n[\s\S]*fences: js +1 [\s\S]*\nProven\.$/,
    );
    expect(text).not.toContain('Still missing');
  }
});

test('what is wrong on the page is named with its line, and only that', async () => {
  using place = project({
    'guides/caching.md': page(
      'fences',
      ...WRONG,
      ...['```text unproven="nobody has run it"', 'Done.', '```', ''],
      'A mispeled word, and [a link](/guides/one/#prt).',
      '',
      '[Elsewhere](/guids/) is no page.',
    ),
    'guides/other.md': page('other', '[Here](/guides/caching/#no-such-id), [there](/nowhere/).'),
  });
  expect(await proveOne('guides/caching', place.folder)).toBe(1);
  const [text = ''] = printed;
  for (const message of [
    'content/guides/caching.md:8  JSON: Colon',
    'content/guides/caching.md:15  "mispeled" is not in the dictionary.',
    'content/guides/caching.md:15  The link "/guides/one/#prt" leads to no heading of /guides/one/.\n    Use one of its ids. Did you mean "part"?',
    'content/guides/caching.md:17  The link "/guids/" leads to no page.',
    'content/guides/other.md:7  The link "/guides/caching/#no-such-id" leads to no heading',
    'The old address /guides/caching/#deterministic-hashes leads to nothing on /guides/caching/.',
    'content/guides/caching.md:1  This page has the same description as content/guides/one.md',
    'content/guides/caching.md:1  1 fences of this page are marked unproven; proof/reached/guides/caching.json allows 0.',
  ]) {
    expect(text).toContain(message);
  }
  expect(text).toMatch(/\n\d+ problems\.$/);
  expect(text).not.toContain('/nowhere/');
  expect(text).not.toContain('\ncontent/guides/one.md:');
});

test('mistakes of another page that links need are told as such', async () => {
  using place = project({ 'guides/two.md': page('two', '## A {#x}', '', '## B {#x}') });
  expect(await proveOne('guides/one', place.folder)).toBe(1);
  expect(printed[0]).toMatch(
    /^content\/guides\/one\.md cannot be proven until these pages compile:\ncontent\/guides\/two\.md:9 /,
  );
});

test('only the examples of the page run, and of a fence only its own', async () => {
  const ran: string[] = [];
  const spy = vi.spyOn(cachedRun, 'cachedRun').mockImplementation(async (example) => {
    ran.push(example.name);
    return { example, steps: [], cached: true };
  });
  const show = (name: string): string[] => [
    ...[`\`\`\`bash project=${name}`, 'npx webpack', '```', ''],
  ];
  using place = project({
    'guides/two.md': page('two', ...show('first'), ...show('second'), NEXT),
    'guides/three.md': page('three', ...show('third'), ...show('frst'), NEXT),
  });
  for (const name of ['first', 'second', 'third']) {
    const about = `The example named ${name}, for a test.`;
    place.write(`examples/${name}/example.json`, JSON.stringify({ about, run: ['npx webpack'] }));
  }
  const ranFor = async (argument: string): Promise<string[]> => {
    ran.splice(0);
    await proveOne(argument, place.folder);
    return ran;
  };
  expect(await ranFor('guides/two')).toEqual(['first', 'second']);
  expect(await ranFor('guides/two:11')).toEqual(['second']);
  expect(await ranFor('guides/one')).toEqual([]);
  expect(await ranFor('guides/three')).toEqual(['third']);
  expect(printed.at(-1)).toContain('There is no proof/reached/guides/three.json');
  expect(printed.at(-1)).toContain('There is no example step "frst".');
  expect(printed.at(-1)).toContain('Did you mean "first"?');
  spy.mockRestore();
});

const fence = (line: number, meta = '') => ({ line, meta, lang: 'text', code: '' });
const missingOn = (facts: Parameters<typeof sampleRecord>[1]): string[] =>
  stillMissing(
    sampleRecord('configuration/x.md', {
      prose: [{ line: 90, text: 'Last.' }],
      links: [{ href: '/guides/', line: 90 }],
      ...facts,
    }),
  ).map(({ line, what }) => `${line} ${what}`);

test('a fence that is not proven is listed with its reason', () => {
  expect(missingOn({ fences: [fence(3, 'unproven="needs Windows"')] })).toEqual([
    '3 Not proven: needs Windows',
  ]);
});

test.each([
  ['/configuration/x/#a', 90],
  ['#a', 90],
  ['/guides/', 80],
])('a page whose last link is %s in line %i does not lead on', (href, line) => {
  expect(missingOn({ links: [{ href, line }] })).toEqual([
    '90 The page does not end with where to go next.',
  ]);
});
