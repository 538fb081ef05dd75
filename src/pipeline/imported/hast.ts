// The few questions and answers about HTML trees that the clean-up steps share.
import type { Element, ElementContent, Nodes, Properties, Root, RootContent, Text } from 'hast';

type Child = RootContent | ElementContent;

export const text = (value: string): Text => ({ type: 'text', value });

export function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

export const isElement = (node: Nodes | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

/** Depth of a heading, or 0. */
export function headingDepth(node: Nodes | undefined): number {
  if (node?.type !== 'element') return 0;
  return Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0);
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** Nothing a reader would see: no words, no picture, no rule. */
export function isEmpty(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (isElement(node, 'img', 'hr', 'br')) return node.tagName === 'br';
  return 'children' in node ? node.children.every(isEmpty) : true;
}

/** Puts other nodes in a node's place. */
export function replaceAt(parent: Root | Element, index: number, nodes: Child[]): void {
  (parent.children as Child[]).splice(index, 1, ...nodes);
}
