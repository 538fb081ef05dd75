// Turns the pictures that are left into links with their text: nothing third-party loads.
import type { Element, ElementContent, Root } from 'hast';
import { element, isElement, text } from './hast.ts';

export function images() {
  return (tree: Root): void => replaceIn(tree, false);
}

function replaceIn(parent: Root | Element, inLink: boolean): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'img') return shown(child, inLink);
    replaceIn(child, inLink || child.tagName === 'a');
    // A link around nothing but a decoration would have no name.
    return isElement(child, 'a') && child.children.length === 0 ? [] : [child];
  });
}

/** An empty alternative says that the picture tells nothing; a missing one, that nobody wrote it. */
function shown({ properties, position }: Element, inLink: boolean): ElementContent[] {
  const { src, alt } = properties;
  if (alt === '' || typeof src !== 'string') return typeof alt === 'string' ? [text(alt)] : [];
  const words = text(typeof alt === 'string' ? alt : fileName(src));
  if (inLink) return [words];
  return [{ ...element('a', { href: src }, [words]), ...(position && { position }) }];
}

const fileName = (src: string): string =>
  src
    .replace(/[?#].*$/s, '')
    .split('/')
    .findLast((part) => part !== '') ?? 'Picture';
