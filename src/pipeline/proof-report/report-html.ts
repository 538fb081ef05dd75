// Shows the report of the proof, so that readers see what is checked and what is not.
import type { ProofReport } from '../../model/proof-report.ts';
import { SET_TITLES } from '../../model/reference.ts';
import { escapeHtml } from '../markdown/fences/highlight.ts';
import { LANGUAGES } from '../markdown/fences/languages.ts';

const NUMBERS = ['total', 'documented', 'proven', 'unproven', 'failing'] as const;

export function reportHtml({ versions, rows }: ProofReport): string {
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
