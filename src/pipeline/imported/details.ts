// Gives a README's <details> the look of ours; one without a summary gets one.
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { iconHtml } from '../markdown/icon.ts';
import { element, isElement, text } from './hast.ts';

export function details() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'details') return;
      const found = node.children.find((child) => isElement(child, 'summary'));
      const summary = isElement(found) ? found : element('summary', {}, [text('Details')]);
      const rest = node.children.filter((child) => child !== summary);
      summary.children.unshift({ type: 'raw', value: iconHtml('right') });
      node.properties = { className: ['more'] };
      node.children = [summary, element('div', {}, rest)];
    });
  };
}
