// A pasted message finds the entry that explains it, whatever it came with; one that no entry explains finds none.
import { expect, test, vi } from 'vitest';
import { readInput } from '../../proof/read-input.ts';
import type { SearchFile } from '../../src/model/search/search-file.ts';
import { searchFile } from '../../src/pipeline/search/search-file.ts';
import { splitSearch } from '../../src/pipeline/search/split-search.ts';
import { createEngine } from '../../src/site/search/own/engine.ts';
import { Messages } from '../../src/site/search/own/messages.ts';
import { disguisedCases } from './errors/disguised-cases.ts';
import { disguises } from './errors/disguises.ts';
import { UNEXPLAINED } from './errors/unexplained.ts';
import { PROJECT } from './records.ts';

vi.setConfig({ testTimeout: 120_000 });
const { records, reference } = await readInput(PROJECT);
// Headings alone: the first answer that a reader gets is right already.
const { heads } = splitSearch(searchFile(records, reference));
const cases = disguisedCases(records);
const messages = records.flatMap(({ messages: all = [] }) => all);
const firstOf = (file: SearchFile): ((query: string) => string | undefined) => {
  const engine = createEngine(file);
  return (query) => engine.search(query, { url: '/' }).hits[0]?.url;
};

test('in every disguise its entry is first', () => {
  const first = firstOf(heads);
  expect(messages.length).toBeGreaterThanOrEqual(120);
  expect(cases).toHaveLength(messages.length * 3);
  const lost = cases
    .map((each) => ({ ...each, got: first(each.query) }))
    .filter(({ got, target }) => got !== target);
  expect(lost).toEqual([]);
});

test('a message leads to its entry with each of the names that it may have', () => {
  const first = firstOf(heads);
  const named = records.flatMap(({ url, messages: all = [] }) =>
    all.flatMap(({ id, text, names: [own = '', ...others] }) =>
      others.map((name) => ({
        query: text.replace(`'${own}'`, `'${name}'`),
        target: `${url}#${id}`,
      })),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ query, target }) => first(query) !== target)).toEqual([]);
  // A name that is not listed is that of a package.
  expect(first("Module not found: Error: Can't resolve 'lodash' in '/shop/src'")).toBe(
    '/api/errors/#cannot-resolve-package',
  );
});

test('without its pattern a message is lost: it is not its words that are found', () => {
  const pages = heads.pages.map((page) => ({
    ...page,
    parts: page.parts.map(({ messages: _messages, ...part }) => part),
  }));
  const first = firstOf({ ...heads, pages });
  expect(cases.filter(({ query, target }) => first(query) !== target).length).toBeGreaterThan(
    cases.length / 3,
  );
});

test('what no entry explains is given to none', () => {
  const sections = heads.pages.flatMap((page) => page.parts.map((part) => ({ page, part })));
  const known = new Messages(sections);
  const taken = UNEXPLAINED.map((query) => [query, known.explaining(query)?.part.id]).filter(
    ([, id]) => id !== undefined,
  );
  expect(taken).toEqual([]);
  expect(known.explaining(cases[0]?.query ?? '')).not.toBeNull();
});

test('a disguise has neither the names nor the numbers of the example', () => {
  const printed =
    "ERROR in ./src/a.js 1:0-8\nModule not found: Error: Can't resolve './b7' in '/shop/src'\n";
  const made = disguises(printed, "Can't resolve '…' in '…'");
  expect(made).toMatchObject({
    'other paths and names': "Can't resolve './7bx' in 'C:\\Users\\Mia Lund\\pohsx\\crsx'",
    'other numbers, cut off': "Can't resolve './b4' in '/shop/src'",
  });
  expect(made?.['in a terminal']).toContain('\u001b[31m');
  expect(disguises(printed, "Can't find '…'")).toBeNull();
});
