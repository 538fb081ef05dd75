// The Markdown twins as they are served: each says all its page says, in Markdown and in nothing else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collect } from '../../src/build/collect.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { isDiff } from '../../src/model/copy-text.ts';
import type { PageRecord } from '../../src/model/record.ts';
import { twinPath } from '../../src/model/twin.ts';
import { unseenIn } from '../../src/model/unseen.ts';
import questions from '../twins/questions.json' with { type: 'json' };
import { readTwin, type Twin } from '../twins/read-twin.ts';
import { articleWords, recall, twinWords } from '../twins/words.ts';
import { origin } from './browser.ts';

const paths = buildPaths();
const { records, site, webpack } = await collect(paths);
const ids = new Map(records.map((record) => [record.url, new Set(record.ids)]));

const ENOUGH = 0.995;
const LARGEST_MEDIAN = 0.25;

const shipped = (path: string): string => readFileSync(join(paths.dist, path), 'utf8');
const shippedTwin = ({ url }: PageRecord): string => shipped(twinPath(url));
const recallOf = (record: PageRecord, twin: Twin): number =>
  recall(articleWords(shipped(`${record.url}index.html`), record.fences), twinWords(twin.tree));

test.each(records)('the twin of $url', async (record) => {
  const answer = await fetch(origin + twinPath(record.url));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const url = new URL(record.url, site.origin).href;
  expect(answer.headers.get('link')).toBe(`<${url}>; rel="canonical"`);
  const text = await answer.text();
  expect(unseenIn(text)).toBeNull();
  const twin = readTwin(text);
  expect(twin.facts).toMatchObject({
    title: record.title,
    description: record.description,
    url,
    webpack,
  });
  expect(recallOf(record, twin)).toBeGreaterThanOrEqual(ENOUGH);
  expect(twin.leaks).toEqual([]);
  expect(twin.headings).toEqual([
    { depth: 1, text: record.title },
    ...record.headings.map(({ depth, text }) => ({ depth, text })),
  ]);
  expect(twin.fences).toEqual(
    record.fences.map(({ lang, meta, code }) => ({ lang: isDiff(meta) ? 'diff' : lang, code })),
  );
  expect(twin.links.filter((href) => !lands(href))).toEqual([]);
});

/** Other sites' addresses are judged by form; ours must be a page and one of its ids, or a file. */
function lands(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { origin: from, pathname, hash, protocol } = new URL(href);
  if (from !== site.origin) return /^(?:https?|mailto):$/.test(protocol);
  if (!pathname.endsWith('/')) return exists(pathname);
  if (!ids.has(pathname))
    return pathname.endsWith('/printable/') && exists(`${pathname}index.html`);
  return hash === '' || ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))) === true;
}

function exists(path: string): boolean {
  try {
    return shipped(path) !== '';
  } catch {
    return false;
  }
}

test('half of the twins are at most a quarter of their page', () => {
  const shares = records
    .map((record) => {
      const page = Buffer.byteLength(shipped(`${record.url}index.html`));
      return Buffer.byteLength(shippedTwin(record)) / page;
    })
    .sort((a, b) => a - b);
  const median = shares[Math.floor(shares.length / 2)] ?? 1;
  console.log(
    `twins: median ${median.toFixed(3)} of the page, largest ${shares.at(-1)?.toFixed(3)}`,
  );
  expect(median).toBeLessThanOrEqual(LARGEST_MEDIAN);
});

test('what a twin loses or leaks is seen', () => {
  const record = records.find(({ url }) => url === '/configuration/output/') as PageRecord;
  const whole = shippedTwin(record);
  const lossy: [string, RegExp][] = [
    ['tables', /^\|.*\n/gm],
    ['plates', /^- (?:Type|Default|Since|CLI):.*\n/gm],
    ['code', /^```[\s\S]*?^```\n/gm],
    ['paragraphs that name a zero', /^[A-Z].*0.*\n/gm],
  ];
  for (const [what, part] of lossy) {
    const less = whole.replace(part, '');
    expect(less.length, what).toBeLessThan(whole.length);
    expect(recallOf(record, readTwin(less)), what).toBeLessThan(ENOUGH);
  }
  for (const leak of [
    '<Option path="output.path" />',
    "import { Option } from './components'",
    '<div>',
    'W> Careful',
    '> [!NOTE]',
    'a {/* comment */} b',
  ]) {
    expect(readTwin(`${whole}\n${leak}\n`).leaks, leak).not.toEqual([]);
  }
  expect(readTwin('A `<Option>` in code is none.').leaks).toEqual([]);
  for (const href of [
    '/guides/',
    '/nowhere/',
    '#x',
    `${site.origin}/nowhere/`,
    `${site.origin}/configuration/output/#nothing`,
    `${site.origin}/nothing.json`,
  ]) {
    expect(lands(href), href).toBe(false);
  }
});

interface Question {
  question: string;
  file: string;
  /** A sentence, or a row of a table or list, as it stands in the twin. */
  answer: string;
  /** Heading of the part in which it answers, for a line that says the same elsewhere. */
  under?: string;
}

test.each(questions as Question[])('$question', ({ file, answer, under }) => {
  expect(answered(shipped(file), answer, under)).toBe(true);
});

function answered(text: string, answer: string, under: string | undefined): boolean {
  const parts = text.split(/^(?=#{1,6} )/m);
  const part =
    under === undefined ? text : parts.find((each) => /^#+ (.*)$/m.exec(each)?.[1] === under);
  return part?.split('\n').some((line) => line.includes(answer)) ?? false;
}

test('an answer that is gone, or stands under another heading, is missed', () => {
  const text = '# A\n\n- Since: 5.1\n\n## `b`\n\n- Since: 5.2\n';
  expect(answered(text, '- Since: 5.2', '`b`')).toBe(true);
  expect(answered(text, '- Since: 5.1', '`b`')).toBe(false);
  expect(answered(text, '- Since: 5.2', '`c`')).toBe(false);
  expect(answered(text, 'Since: 5.3', undefined)).toBe(false);
});

test('fifty questions, each its own, about many pages', () => {
  expect(questions.length).toBeGreaterThanOrEqual(50);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  expect(new Set(questions.map(({ file }) => file)).size).toBeGreaterThanOrEqual(25);
  expect(questions.filter(({ question }) => !question.endsWith('?'))).toEqual([]);
});

test('llms.txt lists every page once, in sections, and its links lead to twins', () => {
  const text = shipped('llms.txt');
  const twin = readTwin(text);
  expect(twin.leaks).toEqual([]);
  expect(twin.headings[0]).toEqual({ depth: 1, text: site.name });
  expect(twin.links.filter((href) => !lands(href))).toEqual([]);
  const listed = twin.links.filter((href) => href.endsWith('.md'));
  const expected = records.map(({ url }) => new URL(twinPath(url), site.origin).href);
  expect(listed.slice(1).sort()).toEqual(expected.sort());
  for (const { title, description, url } of records) {
    const href = new URL(twinPath(url), site.origin).href;
    expect(text).toContain(`- [${title}](${href}): ${description}\n`);
  }
});

test('a bundle holds the twins of its section and no others', () => {
  for (const section of ['concepts', 'loaders', 'configuration']) {
    const bundle = shipped(`${section}/llms-full.txt`);
    const own = records.filter(({ url }) => url.startsWith(`/${section}/`));
    const others = records.filter(({ url }) => !url.startsWith(`/${section}/`));
    expect(own.filter((record) => !bundle.includes(shippedTwin(record)))).toEqual([]);
    expect(others.filter((record) => bundle.includes(shippedTwin(record)))).toEqual([]);
  }
  const all = shipped('llms-full.txt');
  expect(records.filter((record) => !all.includes(shippedTwin(record)))).toEqual([]);
});
