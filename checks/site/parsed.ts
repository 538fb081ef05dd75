// A shipped document as a parser sees it, for what can be judged without a browser.
import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { DIST } from './routes.ts';

type Node = DefaultTreeAdapterTypes.Node;
type ParsedElement = DefaultTreeAdapterTypes.Element;

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: Element | null;
  /** Text of it and of all below it, scripts and templates apart. */
  text(): string;
}

export const htmlOf = (path: string): string => readFileSync(`${DIST}${path}index.html`, 'utf8');

/** All elements of a document, in order. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: Node, parent: Element | null): void => {
    const own = 'attrs' in node ? elementOf(node, parent) : parent;
    if (own !== null && own !== parent) found.push(own);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, own);
  };
  walk(parse(html), null);
  return found;
}

function elementOf(node: ParsedElement, parent: Element | null): Element {
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return { name: node.tagName, attributes, parent, text: () => textOf(node) };
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (node.nodeName === 'script' || !('childNodes' in node)) return '';
  return node.childNodes.map(textOf).join('');
}

export function isWithin(element: Element, test: (ancestor: Element) => boolean): boolean {
  for (let at: Element | null = element; at !== null; at = at.parent) if (test(at)) return true;
  return false;
}
