// Shows the committed report of the proof, so that readers see what was checked and what was not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProofReport, proofReportSchema } from '../../../model/proof-report.ts';
import { SET_TITLES } from '../../../model/reference.ts';
import { escapeHtml } from '../fences/highlight.ts';
import { LANGUAGES } from '../fences/languages.ts';

export const PROOF_REPORT = 'proof/report.json';
const PROJECT = join(import.meta.dirname, '../../../..');

const NUMBERS = ['total', 'documented', 'proven', 'unproven', 'failing'] as const;

/** Null when there is none. */
export const proofReport = (project = PROJECT): string | null => shown(project, proofReportHtml);

/** How many options have an entry: said where the whole would be promised otherwise. */
export const optionCoverage = (project = PROJECT): string | null => shown(project, coverageHtml);

function shown(project: string, html: (report: ProofReport) => string): string | null {
  try {
    const source = readFileSync(join(project, PROOF_REPORT), 'utf8');
    return html(proofReportSchema.parse(JSON.parse(source)));
  } catch {
    return null;
  }
}

export function coverageHtml({ rows }: ProofReport): string {
  const row = rows.find(({ set }) => set === 'options');
  if (row?.documented == null) throw new Error('The report has no row of the options.');
  const facts = 'its type, its default and the version that brought it';
  return row.documented === row.total
    ? `<p>Every option with ${facts}.</p>`
    : `<p>${row.documented} of ${row.total} options so far, each with ${facts}.</p>`;
}

export function proofReportHtml({ versions, rows }: ProofReport): string {
  const packages = Object.entries(versions).map(
    ([name, version]) => `<code>${escapeHtml(name)}</code> ${escapeHtml(version)}`,
  );
  const heads = NUMBERS.map((key) => `<th scope="col" class="ar">${capital(key)}</th>`).join('');
  const body = rows.map((row) => {
    const cells = NUMBERS.map(
      (key) => `<td class="ar">${row[key]?.toLocaleString('en') ?? ''}</td>`,
    );
    return `<tr><th scope="row">${escapeHtml(titleOf(row.set))}</th>${cells.join('')}</tr>`;
  });
  return (
    (packages.length === 0 ? '' : `<p>Checked with ${packages.join(', ')}.</p>`) +
    '<div class="tbl" tabindex="0" role="group" aria-label="Table: what is proven"><table>' +
    `<thead><tr><th scope="col">Set</th>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}

/** Rows are kept under the names of the code; a reader is told what they are. */
function titleOf(set: string): string {
  const language = LANGUAGES[set.replace(/^fences: /, '')];
  if (set === 'fences: illustrative') return 'Samples no tool prints';
  if (language !== undefined) return `Samples: ${set.replace(/^fences: /, '')}`;
  return (SET_TITLES as Record<string, string>)[set] ?? capital(set);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
