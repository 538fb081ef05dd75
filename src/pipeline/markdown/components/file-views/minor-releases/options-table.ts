// Options that one release added, changed or removed, those of plugins after webpack's own.
import type { OptionChanges } from '../../../../../model/minor-release.ts';
import { escapeHtml } from '../../../fences/highlight.ts';

export function optionsTable(lists: readonly (OptionChanges | undefined)[], minor: string): string {
  const rows = lists.flatMap((changes) => (changes === undefined ? [] : rowsOf(changes)));
  if (rows.length === 0) return '';
  const cells = rows.map(
    ([name, what]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td class="what">${what}</td></tr>`,
  );
  return (
    `<div class="tbl rows" tabindex="0" role="group" aria-label="Table: options that ${minor} changed"><table>` +
    '<thead><tr><th scope="col" class="c-name">Option</th><th scope="col" class="c-what">Change</th></tr></thead>' +
    `<tbody>${cells.join('')}</tbody></table></div>`
  );
}

type Row = readonly [name: string, what: string];

function rowsOf(changes: OptionChanges): Row[] {
  const plain = (names: readonly string[] | undefined, what: string): Row[] =>
    (names ?? []).map((name) => [name, what] as const);
  return [
    ...families(changes.added ?? []).map(([name, below]) => [name, newText(below)] as const),
    ...(changes.values ?? []).map(({ name, added, removed }) => {
      const texts = [
        added === undefined ? '' : `takes ${valuesText(added)}`,
        removed === undefined ? '' : `no longer takes ${valuesText(removed)}`,
      ];
      return [name, sentence(texts.filter(Boolean).join('; '))] as const;
    }),
    ...plain(changes.experimental, 'Experimental'),
    ...plain(changes.noLongerExperimental, 'No longer experimental'),
    ...plain(changes.deprecated, 'Deprecated'),
    ...families(changes.removed ?? []).map(([name]) => [name, '<b>Removed</b>'] as const),
  ];
}

/** Each name with those below it that came or went together with it. */
function families(names: readonly string[]): [name: string, below: string[]][] {
  const parents = new Map<string, string[]>();
  for (const name of names) {
    const parent = [...parents.keys()].find((other) => name.startsWith(`${other}.`));
    if (parent === undefined) parents.set(name, []);
    else parents.get(parent)?.push(name.slice(parent.length + 1));
  }
  return [...parents];
}

function newText(below: readonly string[]): string {
  if (below.length === 0) return 'New';
  return `New, with ${escapeHtml(below.join(', '))}`;
}

/** Kinds of values are words, and literals code. */
function valuesText(values: readonly string[]): string {
  const texts = values.map((value) => {
    const item = value.endsWith('[]') ? value.slice(0, -'[]'.length) : null;
    const text = KINDS[item ?? value] ?? `<code>${escapeHtml(item ?? value)}</code>`;
    return item === null ? text : `${text} in its list`;
  });
  return texts.join(', ');
}

const KINDS: Readonly<Record<string, string>> = {
  any: 'other values',
  array: 'a list',
  function: 'a function',
  number: 'a number',
  object: 'an object',
  RegExp: 'a regular expression',
  string: 'any string',
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
