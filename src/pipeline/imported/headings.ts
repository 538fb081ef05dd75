// Collects the headings that are shown and gives each the link to itself, as on our own pages.
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lineOf } from '../markdown/page-context.ts';
import { element, headingDepth, isBlank, isElement, text, textOf } from './hast.ts';
import { importContextOf } from './import-context.ts';

export function headings() {
  return (tree: Root, vfile: VFile): void => {
    const context = importContextOf(vfile);
    visit(tree, 'element', (node) => {
      const depth = headingDepth(node);
      if (depth === 0) return;
      const id = String(node.properties['id']);
      const title = textOf(node).replace(/\s+/g, ' ').trim();
      const shown = node.children.filter((child) => !isBlank(child));
      const option = shown.length === 1 && isElement(shown[0], 'code');
      context.headings.push({ depth, text: title, id, line: lineOf(node), option });
      context.ids.push(id);
      if (depth <= 3 && title !== '') {
        context.anchors.push({ title, id, level: depth as 2 | 3 });
      }
      decorate(node, { id, title, option });
    });
  };
}

interface Facts {
  id: string;
  title: string;
  option: boolean;
}

function decorate(node: Element, { id, title, option }: Facts): void {
  const hash = element(
    'a',
    { href: `#${encodeURI(id)}`, className: ['hash'], ariaLabel: `Link to ${title}` },
    [text('#')],
  );
  node.properties = { id, ...(option && { className: ['opt-h'] }) };
  node.children = [hash, ...(option ? [optionName(title)] : node.children)];
}

/** The light path and the key. */
function optionName(title: string): Element {
  const cut = title.lastIndexOf('.') + 1;
  const path: ElementContent[] =
    cut === 0 ? [] : [element('span', { className: ['pre'] }, [text(title.slice(0, cut))])];
  return element('span', {}, [...path, text(title.slice(cut))]);
}
