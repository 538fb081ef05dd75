// Joins a list of keys and sentences with the facts of their records to one table, an anchor per row.
import type { Html, List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import type { ReferenceRecord } from '../../../model/reference.ts';
import { escapeHtml } from '../fences/highlight.ts';
import {
  defaultHtml,
  type FactContext,
  parametersHtml,
  sinceText,
  typeHtml,
} from './facts-html.ts';
import { standingHtml, standingOf } from './plate.ts';

export interface Row {
  record: ReferenceRecord;
  id: string;
  /** The author's words, as they stand in the list. */
  text: PhrasingContent[];
}

interface TableOptions extends FactContext {
  /** What a screen reader calls the region. */
  label: string;
  /** Of the first column. */
  head: string;
  /** What the names of all rows begin with; the table stands under it, so eyes need not read it again. */
  family: string;
  list: List;
}

interface Column {
  label: string;
  html: (record: ReferenceRecord) => string;
}

const LONG = 24;
const LONG_KEY = 20;
const NOTHING = '<span class="none" aria-hidden="true">–</span>';

/** The key and the words of one item; null when it is not built that way. */
export function readItem(item: ListItem): { key: string; text: PhrasingContent[] } | null {
  const [line, ...others] = item.children;
  if (line?.type !== 'paragraph' || others.length > 0) return null;
  const [key, colon, ...rest] = line.children;
  if (key?.type !== 'inlineCode' || colon?.type !== 'text') return null;
  const after = /^:\s+([\s\S]*)$/.exec(colon.value)?.[1];
  if (after === undefined || (after === '' && rest.length === 0)) return null;
  return { key: key.value, text: [{ type: 'text', value: after }, ...rest] };
}

/** Of a row; fewer say no more than the name and the type beside them. */
export const FEWEST_WORDS = 8;

/** A code span is one word, whatever is in it. */
export function countWords(text: readonly PhrasingContent[]): number {
  const plain = (node: PhrasingContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type === 'break') return ' ';
    return 'children' in node ? node.children.map(plain).join('') : 'code';
  };
  const words = text.map(plain).join('').split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** One paragraph node, because its children stay beside each other however HTML and text alternate. */
export function rowTable(rows: readonly Row[], options: TableOptions): Paragraph {
  const { label, head, family, list } = options;
  const columns = columnsFor(rows, options);
  const heads = [
    columnHtml(head, 'name'),
    ...columns.map((column) => columnHtml(column.label, widthOf(column, rows))),
    columnHtml('What it does', 'what'),
  ];
  const children: PhrasingContent[] = [
    html(`<table><thead><tr>${heads.join('')}</tr></thead><tbody>`),
  ];
  for (const row of rows) {
    const cells = columns.map(({ label: name, html: cell }) => {
      const value = cell(row.record);
      const empty = value === '' ? ' class="empty"' : '';
      return `<td data-label="${name}"${empty}>${value || NOTHING}</td>`;
    });
    children.push(html(`<tr>${headHtml(row, family)}${cells.join('')}<td class="what">`));
    children.push(...row.text, html('</td></tr>'));
  }
  children.push(html('</tbody></table>'));
  return {
    type: 'paragraph',
    data: {
      hName: 'div',
      hProperties: { className: ['tbl', 'rows'], tabIndex: 0, role: 'group', ariaLabel: label },
    },
    children,
    ...(list.position && { position: list.position }),
  };
}

/** A column of flags would repeat every name; one of them shows how all are made. Null if some row has none. */
export function flagNote(rows: readonly Row[]): Html | null {
  const [first] = rows;
  const flag = first?.record.flag;
  if (!flag || rows.some(({ record }) => record.flag === null)) return null;
  return html(
    `<p class="rows-cli">Each of them has a command-line flag, its path in lower case with dashes: <code>${escapeHtml(flag)}</code>.</p>`,
  );
}

const columnHtml = (head: string, width: string): string =>
  `<th scope="col" class="c-${width}">${head}</th>`;

/** Where a cell has more than a few words, the column needs room that the sentences must give. */
function widthOf({ label, html: cell }: Column, rows: readonly Row[]): string {
  if (label === 'Since') return 'since';
  const long = rows.some(({ record }) => cell(record).replace(/<[^>]*>/g, '').length > LONG);
  return long ? 'long' : 'short';
}

/** Only what some row has: a column of dashes would take the sentences' room. */
function columnsFor(rows: readonly Row[], context: FactContext): Column[] {
  const type: Column['html'] = (record) => typeHtml(record, context);
  const isHook = rows.some(({ record }) => record.kind !== null);
  const columns: Column[] = [
    isHook
      ? {
          label: 'Signature',
          html: (record) => joined(type(record), parametersHtml(record, context)),
        }
      : { label: 'Type', html: type },
    {
      label: 'Default',
      html: (record) =>
        record.required ? 'required' : defaultHtml(record.default, context.highlight),
    },
    { label: 'Since', html: ({ since }) => sinceText(since) },
  ];
  return columns.filter(({ html: cell }) => rows.some(({ record }) => cell(record) !== ''));
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join('<br>');

function headHtml({ record, id }: Row, family: string): string {
  const name = escapeHtml(record.name);
  const start = family !== '' && name.startsWith(`${family}.`) ? family.length + 1 : 0;
  const cut = name.lastIndexOf('.') + 1;
  const above = name.slice(start, cut).replace(/\.(?!\*)/g, '.<wbr>');
  const parent =
    (start === 0 ? '' : `<span class="vh">${name.slice(0, start)}</span>`) +
    (above === '' ? '' : `<span class="pre">${above}</span>`);
  const hash = `<a href="#${id}" class="hash" aria-label="Link to ${name}">#</a>`;
  const flags = standingOf(record).map(standingHtml).join('');
  return `<th scope="row" id="${id}">${hash}<code>${parent}${breakable(name.slice(cut))}</code>${flags}</th>`;
}

/** A long key may part before a capital, or its column would push the sentences out of sight. */
const breakable = (key: string): string =>
  key.length <= LONG_KEY ? key : key.replace(/(?<=[a-z])(?=[A-Z])/g, '<wbr>');

const html = (value: string): Html => ({ type: 'html', value, data: { ours: true } });
