// Turns the README of one published package into a page's content; whatever it holds, a page comes out.
import type { PageRecord } from '../../model/record.ts';
import type { Highlight } from '../markdown/fences/highlight.ts';
import { escapeHtml } from '../markdown/fences/highlight.ts';
import type { Problem } from '../problem.ts';
import { checkText, Refused } from './bounds.ts';
import { cleanString } from './clean-text.ts';
import { type ImportContext, newImportContext, type Origin } from './import-context.ts';
import { createReadmeProcessor, type ReadmeToHtml } from './processor.ts';

export interface ReadmeInput extends Omit<Origin, 'siblings'> {
  readme: string;
  /** Name on npm. */
  name: string;
  kind: 'loader' | 'plugin';
  version: string;
  /** HTML of our aside about the package's status: already safe. */
  banner: string | null;
  highlight: Highlight;
  siblings?: Origin['siblings'];
}

export interface ImportedReadme
  extends Pick<PageRecord, 'html' | 'anchors' | 'ids' | 'links' | 'headings' | 'prose' | 'fences'>,
    Pick<ImportContext, 'dead' | 'dropped'> {
  /** Not empty when the page only leads to the README. */
  problems: Problem[];
}

const processors = new WeakMap<Highlight, ReadmeToHtml>();

function processorFor(highlight: Highlight): ReadmeToHtml {
  const known = processors.get(highlight) ?? createReadmeProcessor(highlight);
  processors.set(highlight, known);
  return known;
}

export function importReadme(input: ReadmeInput): ImportedReadme {
  const { repository, tag, land, siblings = new Map() } = input;
  const origin: Origin = { repository, tag, land, siblings };
  const context = newImportContext(origin, input.banner === null ? null : input.name);
  try {
    // Clean first: a lone carriage return ends a line, too.
    const readme = cleanString(input.readme);
    checkText(readme);
    const html = processorFor(input.highlight)(readme, context);
    return result(context, (input.banner ?? '') + html, []);
  } catch (error) {
    return result(newImportContext(origin), degraded(input), [problemOf(error, input.name)]);
  }
}

function result(context: ImportContext, html: string, problems: Problem[]): ImportedReadme {
  const { anchors, ids, links, headings, prose, fences, dead, dropped } = context;
  return { html, anchors, ids, links, headings, prose, fences, dead, dropped, problems };
}

function problemOf(error: unknown, name: string): Problem {
  const why = error instanceof Error ? error.message : String(error);
  return {
    file: `external/node_modules/${name}/README.md`,
    line: error instanceof Refused ? error.line : 1,
    what:
      error instanceof Refused
        ? `The README has ${why}.`
        : `The README cannot be processed: ${why.split('\n')[0]}`,
    advice: `Pin another version of ${name} in external/package.json, or mend src/pipeline/imported.`,
  };
}

/** What stands in place of a README that cannot be shown. */
function degraded({ banner, name, version, repository, tag }: ReadmeInput): string {
  const href = escapeHtml(`https://github.com/${repository}/tree/${tag}#readme`);
  const link = `<a href="${href}" rel="noopener noreferrer">its repository</a>`;
  const words = `The README of <code>${escapeHtml(name)}</code> ${escapeHtml(version)}`;
  return `${banner ?? ''}<p>${words} cannot be shown here. Read it in ${link}.</p>`;
}
