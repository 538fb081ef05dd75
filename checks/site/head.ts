// The head of a shipped document as a parser sees it: its tags with their attributes and text.
import { readdirSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { DIST } from './routes.ts';

interface HeadTag {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

export interface Head {
  tags: HeadTag[];
  /** What the first tag says in which these attributes have these values; null if there is none. */
  value(name: string, where: Record<string, string>): string | null;
}

/** Every document, those without a page among them: file below dist/. */
export function documents(): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file}`)
    .sort();
}

export function headOf(file: string): Head {
  const root = parse(readFileSync(DIST + file, 'utf8')).childNodes.find(
    (node) => node.nodeName === 'html',
  ) as DefaultTreeAdapterTypes.Element;
  const head = root.childNodes.find((node) => node.nodeName === 'head');
  const tags = (head as DefaultTreeAdapterTypes.Element).childNodes.flatMap((node) =>
    'attrs' in node ? [tagOf(node)] : [],
  );
  const value = (name: string, where: Record<string, string>): string | null => {
    const found = tags.find(
      (tag) =>
        tag.name === name &&
        Object.entries(where).every(([key, wanted]) => tag.attributes[key] === wanted),
    );
    return found?.attributes['content'] ?? found?.attributes['href'] ?? found?.text ?? null;
  };
  return { tags, value };
}

function tagOf(element: DefaultTreeAdapterTypes.Element): HeadTag {
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  };
}
