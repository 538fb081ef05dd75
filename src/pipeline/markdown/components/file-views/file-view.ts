// A component that shows a file of data/: the page depends on the file, and its words are checked like the page's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Html } from 'mdast';
import { markedHtml } from '../../../names/name-mark.ts';
import type { Names } from '../../../names/names.ts';
import { inputHash } from '../../../record-cache.ts';
import { lineOf, type PageContext, report } from '../../page-context.ts';
import type { Written } from '../read-component.ts';
import { comparisonTable } from './comparison-table.ts';
import { minorReleases } from './minor-releases/minor-releases.ts';
import { projects } from './projects.ts';
import { proposals } from './proposals.ts';
import { starterKits } from './starter-kits.ts';

export interface FileView {
  /** From the project's root. */
  file: string;
  /** Other files that it reads itself. */
  also?: readonly string[];
  /** Throws when the data is not what the schema says; `part` is what the component's attribute names. */
  show: (data: unknown, part?: string) => Shown;
}

interface Shown {
  html: string;
  /** Addresses on this site that the HTML links to. */
  links: string[];
  /** Sentences of ours in it, for the speller. */
  prose: string[];
  /** Of the page, which the HTML has; in their order. */
  headings?: { depth: 2 | 3; text: string; id: string }[];
}

const PROJECT = join(import.meta.dirname, '../../../../..');
const VIEWS: Readonly<Record<string, FileView>> = {
  ComparisonTable: comparisonTable,
  MinorReleases: minorReleases,
  Projects: projects,
  Proposals: proposals,
  StarterKits: starterKits,
};

export function fileView(
  { tag, name: part }: Written,
  { node, context, names }: { node: Html; context: PageContext; names: Names },
) {
  const view = VIEWS[tag];
  if (view === undefined) throw new Error(`No file of data/ is shown by <${tag} />.`);
  try {
    const {
      html,
      links,
      prose,
      headings = [],
    } = view.show(JSON.parse(readFileSync(join(PROJECT, view.file), 'utf8')), part);
    const line = lineOf(node);
    for (const file of [view.file, ...(view.also ?? [])]) context.inputs[file] = inputHash(file);
    context.links.push(...links.map((href) => ({ href, line })));
    noteHeadings(headings, line, context);
    context.prose.push(...prose.map((text) => ({ text, line })));
    node.value = markedHtml(html, (code) => names.find(code, null), line);
  } catch (error) {
    report(context, node, {
      what: `<${tag} /> cannot be made: ${(error as Error).message}`,
      advice: `Mend ${view.file}.`,
    });
  }
}

/** Those that the author wrote are known by now; these take their place among them. */
function noteHeadings(
  headings: NonNullable<Shown['headings']>,
  line: number,
  context: PageContext,
): void {
  const above = context.headings.filter((heading) => heading.line < line);
  const shown = above.filter(({ depth }) => depth <= 3).length;
  const anchors = headings.map(({ text, id, depth }) => ({ title: text, id, level: depth }));
  context.anchors.splice(shown, 0, ...anchors);
  const records = headings.map((heading) => ({ ...heading, line, option: false }));
  context.headings.splice(above.length, 0, ...records);
  context.ids.push(...headings.map(({ id }) => id));
}
