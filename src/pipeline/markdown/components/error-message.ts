// `<ErrorMessage text="…" project="…" mended="…" />`: a message as tools print it, which one step of an example printed
// and the mended one did not. The section's heading becomes what the search answers a pasted message with.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Html } from 'mdast';
import { type Drawn, drawnPath } from '../../../model/drawn-file.ts';
import { didYouMean } from '../../../model/near.ts';
import { ANYTHING, contains, piecesOf } from '../../../model/search/messages.ts';
import { inputHash } from '../../record-cache.ts';
import { escapeHtml } from '../fences/highlight.ts';
import { lineOf, type PageContext, report } from '../page-context.ts';
import { PROJECT, unknownStep } from './drawings/read-drawn.ts';
import type { Complaint, Written } from './read-component.ts';

/** Who prints a message, as the plate says it. */
const PRINTERS: Readonly<Record<string, string>> = {
  webpack: 'webpack',
  'webpack-cli': 'webpack-cli',
  'webpack-dev-server': 'webpack-dev-server',
  browser: 'the browser, in its console',
  runtime: 'the bundle, in the browser’s console',
  node: 'Node.js',
};
/** Fewer letters are in messages of all kinds. */
const FEWEST_LETTERS = 12;

export function errorMessage(
  { values }: Written,
  { node, context }: { node: Html; context: PageContext },
  root = PROJECT,
): void {
  const { project = '', mended = '' } = values;
  const text = (values['text'] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const by = values['by'] || 'webpack';
  const names = (values['names'] ?? '').split(' ').filter(Boolean);
  const line = lineOf(node);
  const heading = context.headings.findLast((each) => each.line < line);
  const complaint =
    wrongWords(text, by) ??
    wrongNames(text, names) ??
    (heading === undefined || heading.depth !== 3
      ? {
          what: 'A message outside of an entry.',
          advice: 'Write it below a heading: ### Title {#id}.',
        }
      : null) ??
    unproven({ text, project, mended }, root);
  if (complaint !== null || heading === undefined) {
    report(context, node, complaint ?? { what: 'No heading.', advice: '' });
    return;
  }
  for (const id of [project, mended]) {
    const file = drawnPath(printedBy(id));
    context.inputs[file] = inputHash(file);
  }
  context.messages.push({ id: heading.id, line, text, names, project, mended });
  const shown = escapeHtml(text).replaceAll(ANYTHING, `<i>${ANYTHING}</i>`);
  // "said": the search reads it, because no record has it.
  node.value =
    `<dl class="opt-meta said"><div><dt>Message</dt><dd><code class="long">${shown}</code></dd></div>` +
    othersAs(names) +
    `<div><dt>Printed by</dt><dd>${PRINTERS[by]}</dd></div></dl>`;
}

function othersAs(names: readonly string[]): string {
  if (names.length === 0) return '';
  const codes = names.slice(1).map((name) => `<code>${escapeHtml(name)}</code>`);
  return `<div><dt>Same for</dt><dd>${codes.join(', ')}</dd></div>`;
}

/** The search writes them between quotation marks in place of the first. */
function wrongNames(text: string, names: readonly string[]): Complaint | null {
  const [first] = names;
  if (first === undefined || (text.includes(`'${first}'`) && names.length > 1)) return null;
  return {
    what: `The names of the message begin with "${first}".`,
    advice: `Write first the one that is in its text as '${first}', then the others.`,
  };
}

function wrongWords(text: string, by: string): Complaint | null {
  if (!Object.hasOwn(PRINTERS, by)) {
    const known = Object.keys(PRINTERS);
    return {
      what: `A message printed by "${by}".`,
      advice: `Use one of: ${known.join(', ')}.${didYouMean(by, known)}`,
    };
  }
  const letters = piecesOf(text).join('').length;
  if (letters >= FEWEST_LETTERS && !/^…|…$/.test(text.trim())) return null;
  return {
    what: `The message "${text}" says too little, or begins or ends with ${ANYTHING}.`,
    advice: `Write the words that are always the same, at least ${FEWEST_LETTERS} letters, with ${ANYTHING} for what differs between them.`,
  };
}

interface Proof {
  text: string;
  project: string;
  mended: string;
}

/** The proof compares the files with the runs. */
function unproven({ text, project, mended }: Proof, root: string): Complaint | null {
  for (const id of [project, mended]) {
    const drawn = printedBy(id);
    const unknown = unknownStep(id, root);
    if (unknown !== null) return unknown;
    const file = drawnPath(drawn);
    if (!existsSync(join(root, file))) {
      const what = `What "${id}" prints is not captured yet.`;
      return { what, advice: `Write ${file} with npm run capture -- ${id.split('/')[0]}.` };
    }
    const prints = contains(readFileSync(join(root, file), 'utf8'), text);
    if (prints === (id === project)) continue;
    return id === project
      ? {
          what: `${id} does not print this message.`,
          advice: `Compare it with ${file}; ${ANYTHING} stands for any text.`,
        }
      : {
          what: `${id} still prints the message that it should mend.`,
          advice: `Read ${file}, and mend the step.`,
        };
  }
  return null;
}

const printedBy = (project: string): Drawn => ({ project, file: 'printed.txt' });
