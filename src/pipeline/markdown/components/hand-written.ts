// Refuses facts typed by hand where a component prints them from the packages: they would grow old unseen.
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lineOf, type PageContext, report } from '../page-context.ts';
import type { Records } from './records.ts';
import { COMPONENTS } from './registry.ts';

const FACT = /^(?:Type|Default|Required|Since|CLI):/;

export function reportHandWritten(tree: Root, context: PageContext, records: Records): void {
  // Nobody here can edit an imported page.
  if (/(?:^|\/)_[^/]*$/.test(context.file)) return;
  visit(tree, 'list', (list, index, parent) => {
    const above = parent?.children[(index ?? 0) - 1];
    if (above?.type !== 'heading' || !list.children.some((item) => FACT.test(textOf(item)))) return;
    const heading = context.headings.find(({ line }) => line === lineOf(above));
    const sets = COMPONENTS['Option']?.sets ?? [];
    if (!heading?.option || records.find(heading.text, sets).length === 0) return;
    report(context, list, {
      what: `Facts about "${heading.text}" typed by hand.`,
      advice: `Write <Option path="${heading.text}" /> instead of the list; it prints them.`,
    });
  });
}
