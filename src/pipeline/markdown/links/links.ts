// Collects a page's links for the site-wide check and refuses forms that would break a reader.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { withTrailingSlash } from '../../../model/url.ts';
import { contextOf, lineOf, report } from '../page-context.ts';

const EXTERNAL = /^(?:https?:|mailto:)/;
const REL = ['noopener', 'noreferrer'];

export function links() {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    markExternalReferences(tree);
    visit(tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      if (node.type === 'link' && node.data?.ours) return;
      const { url } = node;
      if (EXTERNAL.test(url)) {
        if (node.type === 'link') node.data = { ...node.data, hProperties: { rel: REL } };
        return;
      }
      if (!/^[/#]/.test(url)) {
        report(context, node, {
          what: `The link "${url}" is relative.`,
          advice: 'Write it from the root with a trailing slash, for example /guides/caching/.',
        });
        return;
      }
      if (url.startsWith('/') && withTrailingSlash(url) !== url) {
        report(context, node, {
          what: `The link "${url}" has no trailing slash.`,
          advice: `Write ${withTrailingSlash(url)}.`,
        });
      }
      context.links.push({ href: url, line: lineOf(node) });
    });
  };
}

/** A reference takes only the address from its definition, so `rel` must stand on itself. */
function markExternalReferences(tree: Root): void {
  const external = new Set<string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (EXTERNAL.test(url)) external.add(identifier);
  });
  visit(tree, 'linkReference', (node) => {
    if (external.has(node.identifier)) node.data = { hProperties: { rel: REL } };
  });
}
