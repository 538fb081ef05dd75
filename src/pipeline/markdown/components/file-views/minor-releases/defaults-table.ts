// Defaults that one release changed: what a configuration gets that says nothing about the option, before and after.
import {
  type ChangedCase,
  type ChangedDefault,
  COMPARED_TARGETS,
} from '../../../../../model/minor-release.ts';
import { escapeHtml } from '../../../fences/highlight.ts';

export function defaultsTable(all: readonly ChangedDefault[], minor: string): string {
  // An option that has another place is one of those that are new.
  const changed = all.filter(({ moved }) => moved === undefined);
  if (changed.length === 0) return '';
  const rows = changed.map((one) => {
    const cases = one.cases.map((each) => caseHtml(one, each));
    return `<tr><th scope="row">${codeHtml(one.path)}</th><td class="what">${cases.join('<br>')}</td></tr>`;
  });
  return (
    `<div class="tbl rows" tabindex="0" role="group" aria-label="Table: defaults that ${minor} changed"><table>` +
    '<thead><tr><th scope="col" class="c-name">Default</th><th scope="col" class="c-what">Change</th></tr></thead>' +
    `<tbody>${rows.join('')}</tbody></table></div>`
  );
}

function caseHtml(one: ChangedDefault, each: ChangedCase): string {
  const where = whereHtml(one, each);
  return `${changeHtml(each)}${where === '' ? '' : ` (${where})`}`;
}

/** Of a long list the data has what came and what went. */
function changeHtml({ from, to }: ChangedCase): string {
  const [went, came] = [itemsOf(from), itemsOf(to)];
  if (went === null || came === null) return `was ${valueHtml(from)}, is ${valueHtml(to)}`;
  const parts = [
    went.length === 0 ? '' : `no longer has ${went.map(codeHtml).join('<br>')}`,
    came.length === 0 ? '' : `also has ${came.map(codeHtml).join('<br>')}`,
  ];
  return parts.filter(Boolean).join('<br>');
}

/** Null for a value that is shown as it is; rules with rules in them stay together. */
function itemsOf(value: string): string[] | null {
  if (!value.startsWith('[…')) return null;
  const inner = value.slice('[…'.length, -1).replace(/^, /, '');
  if (inner === '') return [];
  return inner.includes('[{') ? [inner] : inner.split(/(?<=\}), (?=\{)/);
}

/** Empty where it changed for all. */
const whereHtml = (one: ChangedDefault, { modes, targets }: ChangedCase): string =>
  [
    one.with === undefined ? '' : `with ${codeHtml(one.with)}`,
    one.kinds === undefined ? '' : `for ${one.kinds.map(kindHtml).join(', ')}`,
    modes === null ? '' : `mode ${modes.map(codeHtml).join(' or ')}`,
    targets === null ? '' : targetsHtml(targets),
  ]
    .filter(Boolean)
    .join('; ');

/** What a request without a kind is filed under. */
const kindHtml = (kind: string): string =>
  kind === 'undefined' ? 'requests without a kind' : codeHtml(kind);

/** Of most targets the few others are named. */
function targetsHtml(targets: readonly string[]): string {
  const others = COMPARED_TARGETS.filter((target) => !targets.includes(target));
  return targets.length <= others.length
    ? `target ${targets.map(codeHtml).join(', ')}`
    : `every target but ${others.map(codeHtml).join(', ')}`;
}

/** Words are between `<` and `>` in the data, and are no code. */
const valueHtml = (value: string): string =>
  /^<[^<>]+>$/.test(value) ? escapeHtml(value.slice(1, -1)) : codeHtml(value);

const codeHtml = (text: string): string => `<code>${escapeHtml(text)}</code>`;
