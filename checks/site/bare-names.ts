// Finds names that a built page mentions without leading to their home anywhere in that section.
// What names look like it knows from the published reference, not from what the pipeline marks.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PublishedRecord,
  REFERENCE_FILES,
  type ReferenceFile,
} from '../../src/model/reference-data.ts';
import { AMBIGUOUS } from '../../src/pipeline/names/names.ts';
import { type Element, elementsOf, htmlOf, isWithin } from './parsed.ts';
import { DIST, routes } from './routes.ts';

interface Home {
  /** Root-relative. */
  url: string;
  record?: PublishedRecord;
}

type Homes = ReadonlyMap<string, Home>;

interface Found {
  /** Names with a home elsewhere, counted once for each section. */
  names: number;
  /** Those among them that no link of the section serves: section and code. */
  bare: string[];
}

const CONTENT = join(import.meta.dirname, '../../content');
const PACKAGE_PAGE = /^\/(?:loaders|plugins)\/([a-z\d-]+)\/$/;
const OPTION_SETS = ['options', 'dev-server', 'dev-middleware', 'plugin-options'];
/** Code in blocks, titles, heads of tables, facts that components print, and cards, which are one link. */
const NOT_TEXT = ['pre', 'th', 'summary', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const NOT_TEXT_CLASS = /(?:^| )(?:opt-meta|rows-cli|aside-t|card-i)(?: |$)/;

const published = (): PublishedRecord[] =>
  Object.keys(REFERENCE_FILES).flatMap(
    (file) => (JSON.parse(readFileSync(DIST + file, 'utf8')) as ReferenceFile).records,
  );

/** How pages write a record: `compiler.hooks.emit`, `this.async()`, `webpack.DefinePlugin`. */
function formsOf({ set, name }: PublishedRecord): string[] {
  const [owner = '', ...rest] = name.split('.');
  if (OPTION_SETS.includes(set)) return [name];
  if (set === 'classes') return [name, rest.join('.'), rest.at(-1) ?? ''].flatMap(constructed);
  if (set !== 'hooks') return [name, `${name}()`];
  if (rest.length > 1) return [name];
  const variable =
    owner === 'JavascriptParser' ? 'parser' : owner.charAt(0).toLowerCase() + owner.slice(1);
  return [name, `${owner}.hooks.${rest[0]}`, `${variable}.hooks.${rest[0]}`];
}

const constructed = (name: string): string[] => [name, `new ${name}()`];

export function readHomes(): Homes {
  const homes = new Map<string, Home>();
  for (const record of published()) {
    if (record.url === null) continue;
    const { pathname, hash } = new URL(record.url);
    for (const form of formsOf(record)) homes.set(form, { url: pathname + hash, record });
  }
  for (const { path } of routes()) {
    const name = PACKAGE_PAGE.exec(path)?.[1];
    if (name === undefined) continue;
    const title = titleOf(path);
    const forms =
      title === name ? [name] : constructed(title).concat(constructed(`webpack.${title}`));
    for (const form of forms) homes.set(form, { url: path });
    // A class in a namespace has the same page under its whole name.
    for (const [form, { record }] of homes) {
      if (record?.set === 'classes' && record.name.endsWith(`.${title}`))
        homes.set(form, { url: path });
    }
  }
  return homes;
}

const titleOf = (path: string): string =>
  elementsOf(htmlOf(path))
    .find(({ name }) => name === 'h1')
    ?.text() ?? '';

/** Pages whose words are ours; a page of a package is titled like the package. */
export const ownPages = (): string[] =>
  routes()
    .filter(({ layout }) => layout !== 'printable')
    .map(({ path }) => path)
    .filter((path) => PACKAGE_PAGE.exec(path)?.[1] !== titleOf(path));

export function bareNames(path: string, html: string, homes: Homes): Found {
  const sections: Element[][] = [[]];
  for (const element of elementsOf(html)) {
    if (!isWithin(element, ({ attributes }) => attributes['id'] === 'article')) continue;
    if (/^h[1-6]$/.test(element.name)) sections.push([]);
    sections.at(-1)?.push(element);
  }
  const left = leftAlone(path);
  const found: Found = { names: 0, bare: [] };
  for (const section of sections) {
    const ids = section.flatMap(({ attributes }) => attributes['id'] ?? []);
    const [heading = ''] = section.flatMap(({ name, attributes }) =>
      /^h[1-6]$/.test(name) ? (attributes['id'] ?? []) : [],
    );
    const targets = section
      .filter(({ name, attributes }) => name === 'a' && attributes['class'] !== 'hash')
      .map(({ attributes }) => new URL(attributes['href'] ?? '', `https://x${path}`))
      .map(({ host, pathname, hash }) => (host === 'x' ? pathname + hash : ''));
    const linkedCode = section.filter((each) => isCode(each) && isLinked(each)).map(textOf);
    const seen = new Set<string>();
    for (const element of section.filter((each) => isCode(each) && isText(each))) {
      const code = textOf(element);
      const home = homes.get(code);
      if (home === undefined || seen.has(home.url) || left.has(code)) continue;
      const [page, id] = home.url.split('#');
      // The home itself: the page of a plugin, the section of an option, its row in a table.
      const own = [undefined, heading, rowId(element, section)];
      if (page === path && own.includes(id)) continue;
      if (meansSomethingElse(home, ids, path, homes)) continue;
      seen.add(home.url);
      found.names += 1;
      if (!targets.includes(home.url) && !linkedCode.includes(code)) {
        found.bare.push(`${path}#${heading} ${code}`);
      }
    }
  }
  return found;
}

const isCode = ({ name }: Element): boolean => name === 'code';
const isLinked = (code: Element): boolean => isWithin(code, ({ name }) => name === 'a');
const isText = (code: Element): boolean =>
  !isWithin(
    code,
    ({ name, attributes }) =>
      NOT_TEXT.includes(name) ||
      NOT_TEXT_CLASS.test(attributes['class'] ?? '') ||
      attributes['data-label'] !== undefined,
  );

/** Of the row of a family's table that the code is in. */
function rowId(code: Element, section: readonly Element[]): string {
  const head = section.find(
    ({ name, parent, attributes }) =>
      name === 'th' && attributes['id'] !== undefined && isWithin(code, (each) => each === parent),
  );
  return head?.attributes['id'] ?? '';
}

/** Without arguments and values: `this.async()`, and `output.clean` for `output.clean: true`. */
const textOf = (code: Element): string =>
  code
    .text()
    .replace(/\(.*\)$/, '()')
    .replace(/^([\w.]+\.\w+): (?:\w+|'.*')$/, '$1');

/** A bare word that is also a key or an argument of what the section is about, or of too much else. */
function meansSomethingElse(
  { record }: Home,
  ids: readonly string[],
  path: string,
  homes: Homes,
): boolean {
  if (record?.set !== 'options' || record.name.includes('.')) return false;
  if (AMBIGUOUS.has(record.name)) return true;
  return [...homes.values()].some(({ url, record: own }) => {
    if (own === undefined || !ids.some((id) => url === `${path}#${id}`)) return false;
    const family = own.name.slice(0, own.name.lastIndexOf('.') + 1);
    return (
      own.parameters.some(({ name }) => name === record.name) ||
      [family, `${own.name}.`].some((owner) => homes.has(owner + record.name))
    );
  });
}

/** What the author marked in the source. */
function leftAlone(path: string): Set<string> {
  const files = [`${path.slice(0, -1)}.md`, `${path}index.md`].map((file) => join(CONTENT, file));
  const file = files.find((each) => existsSync(each));
  if (file === undefined) return new Set();
  const marks = readFileSync(file, 'utf8').matchAll(/`([^`]+)`\{-\}/g);
  return new Set([...marks].map(([, code = '']) => code));
}
