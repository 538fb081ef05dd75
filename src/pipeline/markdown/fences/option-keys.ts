// A whole configuration whose keys lead to their entries: which option each line of it sets, and the
// field that narrows it. Without script it is a block of code like any other.
import type { Reference } from '../../../model/reference.ts';
import { markProperties } from '../../names/name-mark.ts';
import { iconHtml } from '../icon.ts';
import { escapeHtml, type Highlight } from './highlight.ts';

interface OptionKey {
  /** Of the code, from 0. */
  row: number;
  key: string;
  /** Null for a key of the reader's own, such as the name of an entry. */
  option: string | null;
}

/** One key a line, indented as the formatter does: enough for a block that is written for this. */
const KEY = /^(\s*)(?:'([^']+)'|([A-Za-z_$][\w$]*)):/;

export class OptionNames {
  readonly #names: ReadonlySet<string>;

  constructor({ records }: Reference) {
    const sets = ['options', 'dev-server'];
    this.#names = new Set(records.filter(({ set }) => sets.includes(set)).map(({ name }) => name));
  }

  keysOf(code: string): OptionKey[] {
    const open: { indent: number; path: string }[] = [];
    return code.split('\n').flatMap((text, row): OptionKey[] => {
      const found = KEY.exec(text);
      if (found === null) return [];
      const indent = found[1]?.length ?? 0;
      const key = found[2] ?? found[3] ?? '';
      while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
      const path = this.#pathOf(open.at(-1)?.path, key);
      open.push({ indent, path });
      return [{ row, key, option: this.#names.has(path) ? path : null }];
    });
  }

  /** A key that no option has is one of a map. */
  #pathOf(parent: string | undefined, key: string): string {
    const path = parent === undefined ? key : `${parent}.${key}`;
    const isKnown = [...this.#names].some((name) => name === path || name.startsWith(`${path}.`));
    return isKnown || parent === undefined ? path : `${parent}.*`;
  }

  /** Top-level options that the configuration does not have. */
  missing(keys: readonly OptionKey[]): string[] {
    const shown = new Set(keys.map(({ option }) => option));
    return [...this.#names].filter((name) => !name.includes('.') && !shown.has(name));
  }
}

/** Puts a mark around each key; the link comes when the homes of all options are known. */
export function markKeys(
  highlight: Highlight,
  keys: readonly OptionKey[],
  line: number,
): Highlight {
  return (code, grammar) => {
    const rows = highlight(code, grammar);
    for (const { row, key, option } of keys) {
      const html = rows[row];
      if (html === undefined || option === null) continue;
      const { 'data-name': mark } = markProperties({ name: option, line, plain: false });
      const marked = `<code data-name="${mark}">${escapeHtml(key)}</code>`;
      rows[row] = html.replace(KEY_IN_HTML, (whole, before: string, text: string) =>
        text === key ? `${before}${marked}` : whole,
      );
    }
    return rows;
  };
}

/** White space and the start of a span, then the key. */
const KEY_IN_HTML = /^((?:\s|<span[^>]*>|')*)([A-Za-z_$][\w$]*)/;

export function filteredFigure(figure: string, count: number): string {
  return (
    '<div class="keys" data-island="keys">' +
    '<div class="cards-bar js-only" role="group" aria-label="Filter options">' +
    `<label class="cards-q">${iconHtml('search')}<input type="search" aria-label="Filter options" placeholder="Filter by option or purpose" autocomplete="off" spellcheck="false"></label>` +
    `<p class="cards-n" role="status">${count} options</p>` +
    `<p class="cards-none" hidden>No option here matches. <button type="button" data-reset>Show all ${count}</button></p></div>` +
    `${figure}</div>`
  );
}
