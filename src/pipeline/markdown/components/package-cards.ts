// The cards of an index page: every package that has a page here, by what a reader wants to do.
import { join } from 'node:path';
import type { Html } from 'mdast';
import type { Package } from '../../../model/package.ts';
import { readPackages, urlOfPackage } from '../../packages/read-packages.ts';
import { inputHash } from '../../record-cache.ts';
import { lineOf, type PageContext, report } from '../page-context.ts';
import { cardsHtml, type Group } from './cards-html.ts';
import { groupsOf } from './package-groups.ts';

const PROJECT = join(import.meta.dirname, '../../../..');
/** What we say about packages, and which versions are installed. */
const INPUTS = ['data/packages.json', 'external/package.json'];
/** Descriptions are plain text, so code in them is known by its form only. */
const CODE = /@\w+|\w+\(\)/g;

export interface Card extends Package {
  version: string;
}

/** Of one kind, in the place of the component. */
export function packageCards(
  kind: string,
  { node, context }: { node: Html; context: PageContext },
  project = PROJECT,
): void {
  if (kind !== 'loader' && kind !== 'plugin') {
    report(context, node, {
      what: `PackageCards of the kind "${kind}".`,
      advice: 'Write <PackageCards kind="loader" /> or <PackageCards kind="plugin" />.',
    });
    return;
  }
  let cards: readonly Card[];
  try {
    cards = readPackages(project, join(project, 'external'));
  } catch (error) {
    report(context, node, {
      what: `The cards of packages cannot be made: ${(error as Error).message}`,
      advice: 'Mend data/packages.json, or install the packages: npm ci --prefix external.',
    });
    return;
  }
  for (const path of INPUTS) context.inputs[path] = inputHash(path);
  const groups = groupsOf(cards, kind);
  noteHeadings(groups, lineOf(node), context);
  for (const card of groups.flatMap((group) => group.cards)) {
    context.links.push({ href: urlOfPackage(card), line: lineOf(node) });
    context.prose.push({ line: lineOf(node), text: card.description.replace(CODE, ' ') });
  }
  node.value = cardsHtml(groups, kind);
}

/** The page's headings are known by now; those of the groups take their place among them. */
function noteHeadings(groups: readonly Group[], line: number, context: PageContext): void {
  const above = context.headings.filter((heading) => heading.line < line);
  const shown = above.filter(({ depth }) => depth <= 3).length;
  const own = groups.map(({ title, id }) => ({ title, id, level: 3 as const }));
  context.anchors.splice(shown, 0, ...own);
  const records = groups.map(({ title, id }) => ({
    depth: 3,
    text: title,
    id,
    line,
    option: false,
  }));
  context.headings.splice(above.length, 0, ...records);
  context.ids.push(...groups.flatMap(({ id, aliases }) => [id, ...aliases]));
}
