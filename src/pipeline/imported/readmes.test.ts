// The forty published READMEs: each becomes a page whose links, headings and words are whole.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ImportedReadme } from './import-readme.ts';
import { importSample } from './testing/import-sample.ts';
import { inspect } from './testing/inspect.ts';
import { realReadmes } from './testing/real-readmes.ts';
import { scanHeadings } from './testing/scan-headings.ts';

const readmes = realReadmes();
const siblings = new Map(
  readmes.map(({ name }) => [name, `/${/loader$/.test(name) ? 'loaders' : 'plugins'}/${name}/`]),
);
const cpu = process.cpuUsage();
const start = performance.now();
const pages = new Map<string, ImportedReadme>(
  readmes.map(({ name, version, repository, readme }) => [
    name,
    importSample(readme, { name, version, repository, tag: `v${version}`, siblings }),
  ]),
);
const wall = (performance.now() - start) / 1000;
const used = process.cpuUsage(cpu);
const busy = (used.user + used.system) / 1e6;
const inspected = new Map([...pages].map(([name, { html }]) => [name, inspect(html)]));
const each = readmes.map(({ name }) => name);
const pageOf = (name: string): ImportedReadme => pages.get(name) as ImportedReadme;
const seenOf = (name: string) => inspected.get(name) as ReturnType<typeof inspect>;

test('all forty are imported without a problem', () => {
  console.log(`40 READMEs: ${wall.toFixed(1)} s, ${busy.toFixed(1)} s of CPU`);
  expect(pages.size).toBe(40);
  expect([...pages.values()].flatMap(({ problems }) => problems)).toEqual([]);
});

test.each(each)('%s holds only what an imported page may hold', (name) => {
  expect(seenOf(name).violations).toEqual([]);
});

test.each(each)('%s shows no Markdown or comment as text', (name) => {
  for (const syntax of ['[![', '](', '<!--', '-->', '[!NOTE]', '[!WARNING]', '[!']) {
    expect(seenOf(name).text).not.toContain(syntax);
  }
});

test.each(each)('%s has no relative link and no fragment that leads nowhere', (name) => {
  const { hrefs, ids } = seenOf(name);
  const own = new Set(ids);
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) {
    expect(href).toMatch(/^(?:https?:\/\/|mailto:|\/|#)/);
    if (href.startsWith('#') && !href.startsWith('#i-')) {
      expect(own, `${name} ${href}`).toContain(decodeURI(href.slice(1)));
    }
  }
});

const DROPPED = /^(?:contributing|contributors|license|changelog|sponsors|backers|maintainers)$/i;

/** As many headings as the source has, without the titles and without the dropped sections. */
function expectedHeadings(readme: string): string[] {
  const kept: string[] = [];
  let dropping = 0;
  for (const { depth, text } of scanHeadings(readme)) {
    if (dropping > 0 && depth <= dropping) dropping = 0;
    if (dropping === 0 && DROPPED.test(text)) dropping = depth;
    if (dropping === 0 && depth > 1) kept.push(text);
  }
  return kept;
}

test.each(each)('%s has the headings of its source', (name) => {
  const { readme } = readmes.find((candidate) => candidate.name === name) ?? { readme: '' };
  const { headings, dropped } = pageOf(name);
  const words = (text: string): string => text.replace(/<[^>]*>|[^a-z0-9]/gi, '').toLowerCase();
  const withoutLinks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const expected = expectedHeadings(readme).map((text) => words(withoutLinks(text)));
  expect(headings.map(({ text }) => words(text))).toEqual(expected);
  const all = headings.length + dropped.titles + dropped.sections + dropped.contents;
  expect(all).toBe(scanHeadings(readme).length);
});

test('the count by lines finds the headings that are there', () => {
  const all = readmes.reduce((sum, { readme }) => sum + scanHeadings(readme).length, 0);
  const shown = [...pages.values()].reduce((sum, { headings }) => sum + headings.length, 0);
  console.log(`${all} headings in the sources, ${shown} shown`);
  expect(all).toBeGreaterThan(900);
});

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&[^;]*;|\W/g, '');

test('nearly every type and default is in a plate, and no default is lost', () => {
  let plates = 0;
  const left: string[] = [];
  for (const { name, readme } of readmes) {
    const { html } = pageOf(name);
    plates += html.split('<dl class="opt-meta said">').length - 1;
    left.push(...(html.match(/<(?:p|li)>\s*(?:type|default):/gi) ?? []).map(() => name));
    const words = plain(html);
    for (const [, line = ''] of readme.matchAll(/^(?:- )?Default: (.+)$/gm)) {
      expect(words, name).toContain(`Default${plain(line.replace(/\]\(.*?\)/g, ''))}`);
    }
  }
  console.log(`${plates} plates, ${left.length} lines without`);
  expect(plates).toBeGreaterThanOrEqual(249);
  // Below the line, too long for a plate, or with a sentence between type and default.
  expect(left.length).toBeLessThanOrEqual(15);
});

test('how to install is one block with tabs wherever a README says it for several managers', () => {
  const tabs = [...pages.values()].flatMap(
    ({ html }) => html.match(/<figure class="code pm">/g) ?? [],
  );
  expect(tabs).toHaveLength(32);
  for (const [name, { fences }] of pages) {
    expect(
      fences.filter(({ code }) => /^(?:yarn|pnpm) add/.test(code)),
      name,
    ).toEqual([]);
  }
});

test('outlines begin at level 2 and skip none', () => {
  for (const [name, { headings }] of pages) {
    let before = 1;
    for (const { depth, text } of headings) {
      expect(depth, `${name}: ${text}`).toBeLessThanOrEqual(before + 1);
      expect(depth).toBeGreaterThan(1);
      before = depth;
    }
  }
});

test('fragments dead at the source are those on the list, which only shrinks', () => {
  const known = JSON.parse(
    readFileSync(new URL('./known-bugs.json', import.meta.url), 'utf8'),
  ) as Record<string, string[]>;
  const dead = [...pages].filter(([, page]) => page.dead.length > 0);
  expect(Object.fromEntries(dead.map(([name, page]) => [name, page.dead]))).toEqual(known);
});
