// Counts how much of what a page says its twin says too, word by word.
import type { Nodes } from 'mdast';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Fence } from '../../src/model/record.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Words of the article as the server ships it, without controls and without names of languages. */
export function articleWords(html: string, fences: readonly Fence[]): string[] {
  const article = byId(parse(html), 'article');
  if (article === null) throw new Error('The document has no element with the id "article".');
  const left = fences.values();
  const walk = (node: Node): string => {
    if ('value' in node && node.nodeName === '#text') return node.value;
    if (!('tagName' in node)) return '';
    if (isControl(node)) return '';
    const inside = (): string => node.childNodes.map(walk).join('');
    if (has(node, 'code-h')) return / ?file=/.test(left.next().value?.meta ?? '') ? inside() : '';
    return INLINE.has(node.tagName) ? inside() : ` ${inside()} `;
  };
  return wordsOf(walk(article));
}

/** Words of a parsed twin; what a fence holds counts, its language does not. */
export function twinWords(tree: Nodes): string[] {
  const walk = (node: Nodes): string => {
    if ('children' in node) {
      const inside = node.children.map(walk).join('');
      return MARKS.has(node.type) ? inside : ` ${inside} `;
    }
    if (node.type === 'image') return '';
    return 'value' in node ? (node.type === 'code' ? ` ${node.value} ` : node.value) : ' ';
  };
  return wordsOf(walk(tree));
}

/** The share of `words` that `given` has too, each as often as it is there. */
export function recall(words: readonly string[], given: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of given) left.set(word, (left.get(word) ?? 0) + 1);
  const found = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return words.length === 0 ? 1 : found.length / words.length;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_$@]+/gu) ?? [];

/** Two of these side by side are one word: `<code>a</code>s`. */
const INLINE = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'span', 'strong', 'wbr']);
const MARKS = new Set(['delete', 'emphasis', 'link', 'strong']);

function isControl(node: Element): boolean {
  return (
    /^(?:button|input|label)$/.test(node.tagName) ||
    attribute(node, 'aria-hidden') === 'true' ||
    attribute(node, 'hidden') !== undefined ||
    ['hash', 'js-only', 'langtag', 'moved'].some((name) => has(node, name))
  );
}

const attribute = (node: Element, name: string): string | undefined =>
  node.attrs.find((each) => each.name === name)?.value;
const has = (node: Element, name: string): boolean =>
  attribute(node, 'class')?.split(' ').includes(name) ?? false;

function byId(node: Node, id: string): Element | null {
  if ('tagName' in node && attribute(node, 'id') === id) return node;
  if (!('childNodes' in node)) return null;
  for (const child of node.childNodes) {
    const found = byId(child, id);
    if (found) return found;
  }
  return null;
}
