// Tables of what webpack computes by itself: defaults that follow the mode or the target, and
// features that follow a version. Written by hand they would be wrong after the next release.
import type { Html } from 'mdast';
import {
  ENGINES,
  MODES,
  PLATFORMS,
  type Platform,
  type PlatformDefault,
  type Reference,
} from '../../../model/reference.ts';
import { markedName } from '../../names/name-mark.ts';
import { linkedName } from '../../names/names.ts';
import { expandStatement } from '../../reference/defaults/reduce.ts';
import { escapeHtml, type Highlight } from '../fences/highlight.ts';
import { lineOf } from '../page-context.ts';
import { appliedHtml } from './applied-html.ts';
import { sinceText } from './facts-html.ts';
import { valueHtml } from './value-html.ts';

interface Place {
  node: Html;
  reference: Reference;
  highlight: Highlight;
}

interface Table {
  /** What a screen reader calls the region. */
  label: string;
  heads: readonly string[];
  /** Class of the columns behind the first. */
  width: 'c-short' | 'c-since' | 'c-what';
  /** The first cell of a row is its head. */
  rows: string[][];
}

/** Defaults of a mode are compared for one target; what a target changes has a table of its own. */
const PLAIN = 'web';
const NOTHING = '<span class="none" aria-hidden="true">–</span>';
const ANY = 'every version';

const TABLES: Readonly<Record<string, (place: Place) => Table>> = {
  DefaultsByMode: byMode,
  DefaultsByTarget: byTarget,
  FeatureSupport: bySupport,
  ExportedPlugins: exportedPlugins,
};

export function computedTable(tag: string, place: Place): void {
  const table = TABLES[tag]?.(place);
  if (table === undefined) throw new Error(`Nothing is computed for <${tag} />.`);
  const [first, ...others] = table.heads;
  const heads = others
    .map((head) => `<th scope="col" class="${table.width}">${head}</th>`)
    .join('');
  const rows = table.rows.map(([name, ...cells]) => {
    const values = cells.map((cell, at) => `<td data-label="${others[at]}">${cell}</td>`).join('');
    return `<tr><th scope="row">${name}</th>${values}</tr>`;
  });
  place.node.value =
    `<div class="tbl rows" tabindex="0" role="group" aria-label="${table.label}"><table>` +
    `<thead><tr><th scope="col" class="c-name">${first}</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function byMode({ node, reference, highlight }: Place): Table {
  const rows = reference.records.flatMap(({ set, name, default: statement }) => {
    if (set !== 'options' || name === 'mode' || statement === null) return [];
    const table = expandStatement(statement);
    const values = MODES.map((mode) => table[mode][PLAIN]);
    if (new Set(values.map(({ value }) => value)).size === 1) return [];
    return [[nameHtml(name, node), ...values.map((value) => shownHtml(value, highlight))]];
  });
  return { label: 'Table: defaults by mode', heads: ['Option', ...MODES], width: 'c-short', rows };
}

function byTarget({ node, reference, highlight }: Place): Table {
  const rows = reference.platformDefaults.map(({ name, values }) => [
    nameHtml(name, node),
    valuesHtml(values, highlight),
  ]);
  return {
    label: 'Table: defaults by target',
    heads: ['Option', 'Default'],
    width: 'c-what',
    rows,
  };
}

function bySupport({ node, reference }: Place): Table {
  const rows = reference.featureSupport.map(({ name, from }) => [
    nameHtml(name, node, name.split('.').at(-1)),
    ...ENGINES.map((engine) => (from[engine] === 'any' ? ANY : (from[engine] ?? NOTHING))),
  ]);
  return {
    label: 'Table: features by version',
    heads: ['Feature', ...ENGINES],
    width: 'c-since',
    rows,
  };
}

/** A class is linked by its own name, and found under its whole one. */
function exportedPlugins({ node, reference }: Place): Table {
  const classes = reference.records.filter(({ set }) => set === 'classes');
  const rows = reference.appliedPlugins.flatMap((plugin) => {
    const record = classes.find(({ name }) => name === plugin.name);
    if (record === undefined) return [];
    return [
      [
        nameHtml(linkedName(record), node, record.name.replace(/^webpack\./, '')),
        appliedHtml(plugin, lineOf(node)),
        sinceText(record.since) || NOTHING,
      ],
    ];
  });
  return {
    label: 'Table: exported plugins',
    heads: ['Class', 'Applied', 'Since'],
    width: 'c-what',
    rows,
  };
}

/** The link to its home comes when all pages are known. */
const nameHtml = (name: string, node: Html, text = name): string =>
  markedName(name, { line: lineOf(node), text });

/** The value of most targets comes last, without their names. */
function valuesHtml(values: PlatformDefault['values'], highlight: Highlight): string {
  const most = Math.max(...values.map(({ platforms }) => platforms.length));
  const usual = values.find(({ platforms }) => platforms.length === most);
  const special = values
    .filter((value) => value !== usual)
    .map((value) => `${shownHtml(value, highlight)} for ${platformsText(value.platforms)}`);
  const rest = usual === undefined ? [] : [`else ${shownHtml(usual, highlight)}`];
  return [...special, ...rest].join('<br>');
}

function shownHtml({ value, code }: { value: string; code: boolean }, highlight: Highlight) {
  return code ? valueHtml(value, { label: 'Default', highlight }) : escapeHtml(value);
}

const FAMILY = PLATFORMS.filter((platform) => platform.startsWith('electron-'));

/** Three names of one family are one word. */
function platformsText(platforms: readonly Platform[]): string {
  const whole = FAMILY.every((platform) => platforms.includes(platform));
  const names = whole
    ? [...platforms.filter((platform) => !FAMILY.includes(platform)), 'electron-*']
    : platforms;
  return names.map((name) => `<code>${name}</code>`).join(', ');
}
