// Gives every heading of the source its id, as GitHub numbers them, before any section is dropped.
import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isReservedId } from '../../model/reserved-ids.ts';
import { headingDepth, textOf } from './hast.ts';
import { importContextOf } from './import-context.ts';

export function slugs() {
  return (tree: Root, vfile: VFile): void => {
    const context = importContextOf(vfile);
    const github = new GithubSlugger();
    // A name of ours may be what GitHub calls another heading.
    const here = new GithubSlugger();
    visit(tree, 'element', (node: Element) => {
      if (headingDepth(node) === 0) return;
      const slug = github.slug(textOf(node).trim());
      const id = here.slug(slug === '' || isReservedId(slug) ? `section-${slug}` : slug);
      node.properties['id'] = id;
      context.slugs.set(slug, id);
    });
  };
}
