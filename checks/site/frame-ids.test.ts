// Every id of the frame is one that no heading may take: those in the built documents, and those that scripts set later.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isReservedId } from '../../src/model/reserved-ids.ts';
import { DIST, routes } from './routes.ts';

const SITE = join(import.meta.dirname, '../../src/site');
/** One page each, or headings with names of their own: a double id there is seen by every-route.test.ts. */
const OF_ONE_PAGE = /^screens\/(?:home|printable)\//;
/** Ids that are put together, and what they can be. */
const EXPRESSIONS: Record<string, string> = {
  ARTICLE_ID: 'article',
  DOCUMENT_DATA_ID: 'document-data',
  DRAWER_ID: 'drawer',
  // Of the part they are handed to: useId(), drawer-… and nav-group-….
  id: '_r_1_',
  'props.id': 'nav-group-1',
  list: '_r_1_',
  'optionId(list, place)': '_r_1_-1',
};

/** Ids of a document outside its article, which is cut out as text: the build writes both tags once. */
function idsAround(html: string): string[] {
  const start = html.indexOf('<article id="article"');
  const inner = html.indexOf('>', start) + 1;
  const frame = html.slice(0, inner) + html.slice(html.indexOf('</article>', inner));
  return [...frame.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
}

/** Ids in the code of a component: literals as they are, others by the table. */
function idsInCode(code: string): string[] {
  const found = [...code.matchAll(/\sid=(?:"([^"$]*)"|\{([^{}]*(?:\$\{[^}]*\}[^{}]*)?)\})/g)];
  return found.map(([, literal, expression = '']) => {
    if (literal !== undefined) return literal;
    const [, template] = /^`(.*)`$/.exec(expression) ?? [];
    if (template === undefined) return EXPRESSIONS[expression] ?? `unknown: ${expression}`;
    return template.replace(/\$\{(\w+)\}/g, (_all, name: string) => EXPRESSIONS[name] ?? '1');
  });
}

const free = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => !isReservedId(id))),
];

test('no document with an article has an id around it that a heading could take', () => {
  const documents = routes()
    .filter(({ layout }) => layout !== 'home')
    .map(({ path }) => readFileSync(join(DIST, path, 'index.html'), 'utf8'));
  const framed = documents.filter((html) => html.includes('<article id="article"'));
  expect(framed.length).toBeGreaterThan(50);
  const ids = framed.flatMap(idsAround);
  expect(ids).toContain('section-nav');
  expect(free(ids)).toEqual([]);
});

test('no component sets such an id', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SITE }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !OF_ONE_PAGE.test(file.replaceAll('\\', '/')),
  );
  const ids = files.flatMap((file) => idsInCode(readFileSync(join(SITE, file), 'utf8')));
  expect(ids.length).toBeGreaterThan(15);
  expect(free(ids)).toEqual([]);
});

test('both find an id that is not reserved', () => {
  const html = '<b id="new"></b><article id="article" class="prose"><h2 id="own"></h2></article>';
  expect(free(idsAround(html))).toEqual(['new']);
  expect(free(idsInCode('<b id="new" /> <i id={someId} /> <u id={`x-${id}`} />'))).toEqual([
    'new',
    'unknown: someId',
    'x-_r_1_',
  ]);
});
