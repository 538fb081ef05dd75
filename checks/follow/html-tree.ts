// The few questions that reading a built page asks of its tree.
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const attributeOf = (element: Element, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null;

export const hasClass = (element: Element, name: string): boolean =>
  attributeOf(element, 'class')?.split(' ').includes(name) ?? false;

/** All elements below a node, in the order of the page; `into` says whose children count. */
export function* elementsBelow(
  node: Node,
  into = (_: Element): boolean => true,
): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    if (into(child)) yield* elementsBelow(child, into);
  }
}

export function firstBelow(node: Node, test: (element: Element) => boolean): Element | null {
  return elementsBelow(node).find(test) ?? null;
}

/** Text as a reader sees it, code in backquotes; the sign that links to a heading is not part of it. */
export function proseOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  if ('tagName' in node && hasClass(node, 'hash')) return '';
  const text = node.childNodes.map(proseOf).join('');
  return node.nodeName === 'code' ? `\`${text}\`` : text;
}

/** Text letter by letter, for code. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
