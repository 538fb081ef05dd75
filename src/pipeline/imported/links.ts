// Writes where each link of the README leads from here; one that leads nowhere becomes plain text.
import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lineOf } from '../markdown/page-context.ts';
import { replaceAt } from './hast.ts';
import { importContextOf } from './import-context.ts';
import { linkTarget } from './link-target.ts';

export function links() {
  return (tree: Root, vfile: VFile): void => {
    const context = importContextOf(vfile);
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'a' || parent === undefined || index === undefined) return;
      const { href, dataFootnoteBackref } = node.properties;
      const target = typeof href === 'string' ? linkTarget(href, context) : { dead: 'refused' };
      if ('dead' in target) {
        const ofFootnote = String(href).startsWith('#user-content-fn');
        if (target.dead === 'fragment' && !ofFootnote) context.dead.push(String(href));
        replaceAt(parent, index, dataFootnoteBackref === undefined ? node.children : []);
        return [SKIP, index];
      }
      const inside = /^[/#]/.test(target.href);
      node.properties = {
        href: target.href,
        ...(!inside && { rel: ['noopener', 'noreferrer'] }),
      };
      if (inside) context.links.push({ href: target.href, line: lineOf(node) });
    });
  };
}
