// The HTML of a record's facts, the same in a plate and in a table.
import { statementText } from '../../../model/default-text.ts';
import type { DefaultStatement, ReferenceRecord } from '../../../model/reference.ts';
import { escapeHtml, type Highlight } from '../fences/highlight.ts';
import type { TypeLinks } from './type-links.ts';
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

/** What the HTML of facts needs beside the record. */
export interface FactContext {
  highlight: Highlight;
  types: TypeLinks;
}

export function typeHtml(record: ReferenceRecord, { highlight, types }: FactContext): string {
  const { type, kind, valuesSince } = record;
  const text = kind ?? type;
  const newer = Object.entries(valuesSince).map(([value, since]) => [value, sinceText(since)]);
  const values = {
    label: 'Type',
    highlight,
    newer: Object.fromEntries(newer),
    linked: (part: string) => types.html(part, record),
  };
  return text === '' ? '' : valueHtml(text, values);
}

export function parametersHtml(record: ReferenceRecord, { types }: FactContext): string {
  return record.parameters
    .map(({ name, type }) => {
      const typed =
        type === '' ? '' : `: <span class="t">${types.html(shortened(type), record)}</span>`;
      return `<code><span class="p">${escapeHtml(name)}</span>${typed}</code>`;
    })
    .join('<i>,</i> ');
}

/** What a hook takes from a tap. */
export const returnsHtml = (record: ReferenceRecord, { types }: FactContext): string =>
  record.returns === ''
    ? ''
    : `<code class="t">${types.html(shortened(record.returns), record)}</code>`;

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
