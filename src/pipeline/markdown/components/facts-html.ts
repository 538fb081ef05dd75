// The HTML of a record's facts, the same in a plate and in a table.
import { statementText } from '../../../model/default-text.ts';
import type { DefaultStatement, ReferenceRecord } from '../../../model/reference.ts';
import { escapeHtml, type Highlight } from '../fences/highlight.ts';
import { valueHtml } from './value-html.ts';

export interface Fact {
  label: string;
  html: string;
}

const LONGEST_PARAMETER = 120;
/** In data this means 5.0 or earlier, which is true of most names and no news on a page. */
const EARLIEST = '5.0.0';

/** "5.108" for the first release of a minor, all three numbers for a later one. */
export function sinceText(since: string | null): string {
  return since === null || since === EARLIEST ? '' : since.replace(/^(\d+\.\d+)\.0$/, '$1');
}

export function typeHtml(
  { type, kind, valuesSince }: ReferenceRecord,
  highlight: Highlight,
): string {
  const text = kind ?? type;
  const newer = Object.entries(valuesSince).map(([value, since]) => [value, sinceText(since)]);
  const values = { label: 'Type', highlight, newer: Object.fromEntries(newer) };
  return text === '' ? '' : valueHtml(text, values);
}

export function parametersHtml({ parameters }: ReferenceRecord): string {
  return parameters
    .map(({ name, type }) => {
      const typed = type === '' ? '' : `: <span class="t">${escapeHtml(shortened(type))}</span>`;
      return `<code><span class="p">${escapeHtml(name)}</span>${typed}</code>`;
    })
    .join('<i>,</i> ');
}

/** Whoever needs all thirty kinds of expression looks into the types; a plate is for one glance. */
function shortened(type: string): string {
  if (type.length <= LONGEST_PARAMETER) return type;
  const cut = type.lastIndexOf(' | ', LONGEST_PARAMETER);
  return cut === -1 ? type : `${type.slice(0, cut)} | …`;
}

export function defaultHtml(statement: DefaultStatement | null, highlight: Highlight): string {
  return statementText(statement ?? [])
    .map(({ code, text }) =>
      code === undefined ? escapeHtml(text) : valueHtml(code, { label: 'Default', highlight }),
    )
    .join('');
}
