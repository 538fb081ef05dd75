// Drops what the page's frame says better: title, contents, and sections about the project itself.
import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { headingDepth, isElement, textOf } from './hast.ts';
import { type ImportContext, importContextOf } from './import-context.ts';

const ABOUT_PROJECT =
  /^(?:contributing|contributors|contribution|licen[sc]e|licensing|change ?log|sponsors?|sponsoring|backers|maintainers|authors?|credits|code of conduct)$/i;
const CONTENTS = /^(?:table of contents|contents|toc)$/i;

export function sections() {
  return (tree: Root, vfile: VFile): void => {
    const context = importContextOf(vfile);
    const kept: RootContent[] = [];
    let droppedDepth = 0;
    let started = false;
    for (const node of tree.children) {
      const depth = headingDepth(node);
      if (depth > 0 && depth <= droppedDepth) droppedDepth = 0;
      if (droppedDepth > 0 || (depth > 0 && dropsSection(node))) {
        if (droppedDepth === 0) droppedDepth = depth;
        forget(node, context, 'sections');
      } else if (depth === 1 && !started) {
        forget(node, context, 'titles');
      } else if (depth > 0 && CONTENTS.test(textOf(node).trim())) {
        forget(node, context, 'contents');
      } else if (!isContentsList(node)) {
        started ||= depth > 1;
        kept.push(node);
      }
    }
    tree.children = kept;
  };
}

const dropsSection = (node: RootContent): boolean =>
  headingDepth(node) > 1 && ABOUT_PROJECT.test(textOf(node).trim());

/** Its headings, also nested ones, can no longer be reached here. */
function forget(
  node: RootContent,
  context: ImportContext,
  reason: keyof ImportContext['dropped'],
): void {
  if (node.type !== 'element') return;
  const { id } = node.properties;
  if (headingDepth(node) > 0 && typeof id === 'string') {
    context.dropped[reason] += 1;
    for (const [slug, own] of context.slugs) if (own === id) context.slugs.set(slug, null);
  }
  for (const child of node.children) forget(child as RootContent, context, reason);
}

/** Every item is a link and nothing else, nearly all into the page: hand-made lists have a typing error. */
function isContentsList(node: RootContent): boolean {
  if (!isElement(node, 'ul', 'ol')) return false;
  let links = 0;
  let elsewhere = 0;
  const onlyLinks = (part: RootContent): boolean => {
    if (part.type === 'text') return part.value.trim() === '';
    if (part.type !== 'element') return false;
    if (part.tagName === 'a') {
      links += 1;
      if (!String(part.properties['href'] ?? '').startsWith('#')) elsewhere += 1;
      return true;
    }
    return part.children.every((child) => onlyLinks(child as RootContent));
  };
  return onlyLinks(node) && links - elsewhere > 1 && elsewhere * 10 <= links;
}
