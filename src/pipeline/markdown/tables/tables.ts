// Puts every table into a focusable scroller named after its section, so only the table scrolls.
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const ALIGN: Record<string, string> = { right: 'ar', center: 'ac' };

export function tables() {
  return (tree: Root): void => {
    let section = '';
    visit(tree, 'element', (node, index, parent) => {
      if (/^h[2-6]$/.test(node.tagName)) section = headingText(node);
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return;
      const wrapper: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['tbl'],
          tabIndex: 0,
          role: 'group',
          ariaLabel: section === '' ? 'Table' : `Table: ${section}`,
        },
        children: [node],
      };
      parent.children[index] = wrapper;
      visit(wrapper, 'element', (cell) => {
        if (/^t[hd]$/.test(cell.tagName)) alignByClass(cell);
        // The corner above row names is often empty, and no heading of anything.
        if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
        if (cell.tagName === 'th') cell.properties['scope'] = 'col';
      });
      return index + 1;
    });
  };
}

/** A style or align attribute would need `unsafe-inline`; a class does not. */
function alignByClass(cell: Element): void {
  const className = ALIGN[String(cell.properties['align'] ?? '')];
  delete cell.properties['align'];
  if (className) cell.properties['className'] = [className];
}

function headingText(heading: Element): string {
  let text = '';
  visit(heading, (node, _index, parent) => {
    const inHash = parent?.type === 'element' && parent.properties['ariaLabel'] !== undefined;
    if (node.type === 'text' && !inHash) text += node.value;
  });
  return text;
}
