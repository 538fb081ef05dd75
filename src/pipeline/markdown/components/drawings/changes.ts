// `<Changes project="…" />`: a table of edits, and of the files that each of them renamed, rewrote or left alone.
import type { Change, Changes } from '../../../../model/changes.ts';
import { escapeHtml } from '../../fences/highlight.ts';
import { code } from './pen.ts';

const CAPTION =
  'Each edit was made alone, in the project as it is at this step. Names are shown without their hash. ' +
  'Renamed files have another hash; rewritten files have other content under the same name.';

const COLUMNS = [
  { label: 'Renamed', kind: 'renamed' },
  { label: 'Rewritten', kind: 'rewritten' },
  { label: 'Unchanged', kind: 'unchanged' },
] as const;

const OTHERS = [
  { label: 'Added', kind: 'added' },
  { label: 'Removed', kind: 'removed' },
] as const;

type Column = (typeof COLUMNS)[number] | (typeof OTHERS)[number];

export function changesTable(changes: Changes): { html: string; prose: string[] } {
  // Most edits add and remove nothing, and a column of "none" would take the others' room.
  const columns: Column[] = [
    ...COLUMNS,
    ...OTHERS.filter(({ kind }) => changes.some((change) => change[kind].length > 0)),
  ];
  const heads = ['Edit', ...columns.map(({ label }) => label)];
  const rows = changes.map(
    (change) =>
      `<tr><th scope="row">${whatHtml(change.what)}</th>${columns.map((column) => cellHtml(change, column)).join('')}</tr>`,
  );
  return {
    html:
      '<figure class="fig"><div class="tbl rows changes" tabindex="0" role="group" aria-label="Table: files that an edit changes">' +
      `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
      `<tbody>${rows.join('')}</tbody></table></div><figcaption>${CAPTION}</figcaption></figure>`,
    prose: [CAPTION, ...changes.map(({ what }) => what.replace(/`[^`]*`/g, ' '))],
  };
}

function cellHtml(change: Change, { label, kind }: Column): string {
  const names = change[kind];
  const empty = names.length === 0 ? ' class="empty"' : '';
  return `<td data-label="${label}"${empty}>${names.map(code).join(', ') || 'none'}</td>`;
}

/** Odd parts are between backticks. */
const whatHtml = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : escapeHtml(part)))
    .join('');
