// Reads the built HTML as a browser would: ids, links and pictures of every page, with their lines.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

interface Reference {
  value: string;
  line: number;
}

export interface BuiltPage {
  url: string;
  /** Path in the built folder. */
  file: string;
  ids: Set<string>;
  /** Ids that stand more than once. */
  repeated: Reference[];
  links: Reference[];
  /** Pictures, scripts and style sheets. */
  files: Reference[];
}

export interface BuiltSite {
  pages: Map<string, BuiltPage>;
  hasFile: (path: string) => boolean;
}

export function readBuiltSite(dist: string): BuiltSite {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'));
  if (names.length === 0) {
    throw new Error(`${dist} holds no built page: run npm run build, then the proof again.`);
  }
  const pages = names.map((name) => readPage(name, readFileSync(join(dist, name), 'utf8')));
  return {
    pages: new Map(pages.map((page) => [page.url, page])),
    hasFile: (path) => existsSync(join(dist, path)),
  };
}

export function readPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = {
    url: `/${file.replace(/index\.html$/, '')}`,
    file,
    ids: new Set(),
    repeated: [],
    links: [],
    files: [],
  };
  walk(parse(html, { sourceCodeLocationInfo: true }), page);
  return page;
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;

function walk(node: Node, page: BuiltPage): void {
  if ('attrs' in node) read(node, page);
  // What a <template> holds is no part of the document; ours has none.
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, page);
}

function read(element: DefaultTreeAdapterTypes.Element, page: BuiltPage): void {
  const line = element.sourceCodeLocation?.startLine ?? 1;
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const id = attributes.get('id');
  if (id !== undefined && page.ids.has(id)) page.repeated.push({ value: id, line });
  if (id !== undefined) page.ids.add(id);
  const href = attributes.get('href');
  if (element.tagName === 'a' && href !== undefined) page.links.push({ value: href, line });
  const src = element.tagName === 'link' ? linkedFile(attributes) : attributes.get('src');
  if (src !== undefined) page.files.push({ value: src, line });
}

/** Canonical, alternate and preconnect name addresses; the others fetch a file. */
function linkedFile(attributes: Map<string, string>): string | undefined {
  const rel = attributes.get('rel') ?? '';
  return /stylesheet|icon|preload|manifest/.test(rel) ? attributes.get('href') : undefined;
}
