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
}

const PROJECT = join(import.meta.dirname, '../../../../..');
const VIEWS: Readonly<Record<string, FileView>> = {
  ComparisonTable: comparisonTable,
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
    const { html, links, prose } = view.show(
      JSON.parse(readFileSync(join(PROJECT, view.file), 'utf8')),
      part,
    );
    const line = lineOf(node);
    for (const file of [view.file, ...(view.also ?? [])]) context.inputs[file] = inputHash(file);
    context.links.push(...links.map((href) => ({ href, line })));
    context.prose.push(...prose.map((text) => ({ text, line })));
    node.value = markedHtml(html, (code) => names.find(code, null), line);
  } catch (error) {
    report(context, node, {
      what: `<${tag} /> cannot be made: ${(error as Error).message}`,
      advice: `Mend ${view.file}.`,
    });
  }
}
