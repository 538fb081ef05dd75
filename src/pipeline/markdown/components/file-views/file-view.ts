// A component that shows a file of data/: the page depends on the file, and its words are checked like the page's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Html } from 'mdast';
import { inputHash } from '../../../record-cache.ts';
import { lineOf, type PageContext, report } from '../../page-context.ts';
import { projects } from './projects.ts';
import { proposals } from './proposals.ts';
import { starterKits } from './starter-kits.ts';

export interface FileView {
  /** From the project's root. */
  file: string;
  /** Other files that it reads itself. */
  also?: readonly string[];
  /** Throws when the data is not what the schema says. */
  show: (data: unknown) => Shown;
}

export interface Shown {
  html: string;
  /** Addresses on this site that the HTML links to. */
  links: string[];
  /** Sentences of ours in it, for the speller. */
  prose: string[];
}

const PROJECT = join(import.meta.dirname, '../../../../..');
const VIEWS: Readonly<Record<string, FileView>> = {
  Projects: projects,
  Proposals: proposals,
  StarterKits: starterKits,
};

export function fileView(name: string, { node, context }: { node: Html; context: PageContext }) {
  const view = VIEWS[name];
  if (view === undefined) throw new Error(`No file of data/ is shown by <${name} />.`);
  try {
    const { html, links, prose } = view.show(
      JSON.parse(readFileSync(join(PROJECT, view.file), 'utf8')),
    );
    const line = lineOf(node);
    for (const file of [view.file, ...(view.also ?? [])]) context.inputs[file] = inputHash(file);
    context.links.push(...links.map((href) => ({ href, line })));
    context.prose.push(...prose.map((text) => ({ text, line })));
    node.value = html;
  } catch (error) {
    report(context, node, {
      what: `<${name} /> cannot be made: ${(error as Error).message}`,
      advice: `Mend ${view.file}.`,
    });
  }
}
