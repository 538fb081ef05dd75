// Gives every heading of the source its id, as GitHub numbers them, before any section is dropped.
import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { headingDepth, textOf } from './hast.ts';
import { importContextOf } from './import-context.ts';

/** Ids of the frame around the article: a heading that took one would be found in its place. */
export const RESERVED =
  /^(?:root|top|main|article|drawer|document-data|outline-title|(?:section|site)-nav|languages|further-reading|contributors|(?:i|nav-group|footer|drawer)-.*)$/;

export function slugs() {
  return (tree: Root, vfile: VFile): void => {
    const context = importContextOf(vfile);
    const slugger = new GithubSlugger();
    visit(tree, 'element', (node: Element) => {
      if (headingDepth(node) === 0) return;
      const slug = slugger.slug(textOf(node).trim());
      const id = slug === '' || RESERVED.test(slug) ? `section-${slug}` : slug;
      node.properties['id'] = id;
      context.slugs.set(slug, id);
    });
  };
}
