// Takes out of an article what only a screen can use, and gives its links whole addresses.
import type { Element, ElementContent, Root, RootContent } from 'hast';

/** A drawing with a label is no icon: it stays and becomes words. */
const DROPPED = new Set(['button', 'input', 'label', 'nav', 'wbr']);
const ADDRESSES = ['href', 'src'];

/** `url` is the whole address of the page, to which its fragments belong. */
export function readable(root: Root, url: string): Root {
  return { ...root, children: root.children.flatMap((child) => kept(child, url)) };
}

function kept<T extends RootContent | ElementContent>(node: T, url: string): T[] {
  if (node.type !== 'element') return [node];
  if (isForScreen(node)) return [];
  const properties = { ...node.properties };
  for (const name of ADDRESSES) {
    const address = properties[name];
    if (typeof address === 'string') properties[name] = new URL(address, url).href;
  }
  const children = node.children.flatMap((child) => kept(child, url));
  // A link that was an icon.
  if (node.tagName === 'a' && children.length === 0) return [];
  return [{ ...node, properties, children }];
}

function isForScreen(node: Element): boolean {
  return (
    DROPPED.has(node.tagName) ||
    (node.tagName === 'svg' && node.properties['ariaLabel'] === undefined) ||
    node.properties['hidden'] === true ||
    hasClass(node, 'hash') ||
    hasClass(node, 'js-only')
  );
}

export function hasClass(node: Element, name: string): boolean {
  const { className } = node.properties;
  return Array.isArray(className) && className.includes(name);
}
