// The starter kits as a table: complete without script, ordered by name as the server gives it.
import { longDate } from '../../../../model/long-date.ts';
import {
  type StarterKit,
  type StarterKits,
  starterKitsSchema,
} from '../../../../model/starter-kit.ts';
import { escapeHtml } from '../../fences/highlight.ts';
import { iconHtml } from '../../icon.ts';
import type { FileView } from './file-view.ts';

/** `null` is a column nobody would sort by. */
const COLUMNS: readonly [label: string, sort: 'text' | 'number' | null][] = [
  ['Name', 'text'],
  ['Description', null],
  ['Maintainer', 'text'],
  ['Tags', 'text'],
  ['webpack', 'number'],
];

/** As the browser sorts. */
const byName = new Intl.Collator('en', { numeric: true });

export const starterKits: FileView = {
  file: 'data/starter-kits.json',
  show(data) {
    const list = starterKitsSchema.parse(data);
    return {
      html: starterKitsHtml(list),
      links: [],
      prose: list.kits.flatMap(({ description, tags }) => [description, ...tags]),
    };
  },
};

export function starterKitsHtml({ asOf, kits }: StarterKits): string {
  const day = longDate(asOf);
  const rows = kits.toSorted((a, b) => byName.compare(a.name, b.name)).map(rowHtml);
  return (
    '<div class="kits" data-island="starter-kits">' +
    '<div class="cards-bar js-only" role="group" aria-label="Filter starter kits">' +
    `<label class="cards-q">${iconHtml('search')}<input type="search" aria-label="Filter starter kits" placeholder="Filter by name or tag" autocomplete="off" spellcheck="false"></label>` +
    `<p class="cards-n" role="status">${kits.length} kits</p>` +
    `<p class="cards-none" hidden>No kit here matches. <button type="button" data-reset>Show all ${kits.length}</button></p></div>` +
    '<div class="tbl" tabindex="0" role="group" aria-label="Table: starter kits"><table>' +
    `<thead><tr>${COLUMNS.map(headHtml).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>` +
    `<p class="kits-as">${kits.length} packages, with maintainer and range as npm had them on ${day}.</p></div>`
  );
}

/** Script makes a button of the inside, which has the same measures. */
function headHtml([label, sort]: (typeof COLUMNS)[number], index: number): string {
  if (sort === null) return `<th scope="col">${label}</th>`;
  const sorted = index === 0 ? ' aria-sort="ascending"' : '';
  return `<th scope="col" data-sort="${sort}"${sorted}><span class="kits-by">${label}${iconHtml('down')}</span></th>`;
}

function rowHtml({ name, description, maintainer, tags, webpack, declared }: StarterKit): string {
  const how = declared === 'dependency' ? '' : ` (${declared})`;
  return (
    `<tr><th scope="row"><a href="https://www.npmjs.com/package/${name}" rel="noopener noreferrer">${name}</a></th>` +
    `<td>${escapeHtml(description)}</td><td>${escapeHtml(maintainer)}</td>` +
    `<td><span class="tags">${tags.map((tag) => `<span>${escapeHtml(tag)}</span>`).join(' ')}</span></td>` +
    `<td><code${webpack.includes(' ') ? ' class="long"' : ''}>${escapeHtml(webpack)}</code>${how}</td></tr>`
  );
}
