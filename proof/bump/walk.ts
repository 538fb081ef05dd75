// Puts a rehearsal into words: what differs, what turns red, and what to do about each, in working order.
import type { ReferenceRecord } from '../../src/model/reference.ts';
import { formatProblem, type Problem } from '../../src/pipeline/problem.ts';
import { type Change, groupBySet, keyOf } from './compare-references.ts';
import { PARTS, type Part, type Rehearsal } from './rehearsal.ts';

const TODO: Record<Part, string> = {
  reference: 'The generator describes these defaults in words that do not fit the candidate.',
  compile:
    'The candidate does not have these. Remove the entry, or keep it with the name it has now; ' +
    'its id stays reachable as an alias of the heading that takes over.',
  coverage:
    'New records of complete families: write an entry for each near the one named. ' +
    'A heading without a record: reword or remove it.',
  fences: 'The code does not work any more: change it to what the candidate accepts.',
};
const CUT = 110;

export function walkThrough(rehearsal: Rehearsal): string {
  const { pinned, candidate, difference } = rehearsal;
  const from = pinned.reference.versions['webpack'];
  const to = candidate.reference.versions['webpack'];
  const homes = new Map(pinned.documented.map((home) => [keyOf(home), home]));
  const named = (item: Named): string => {
    const home = homes.get(keyOf(item));
    return home === undefined ? item.name : `${item.name}  ${home.file}:${home.line}`;
  };
  const seen = difference.changed.filter((change) => homes.has(keyOf(change)));
  return [
    `webpack ${from} → ${to}`,
    ...counted(`Only in ${to}, to be documented`, difference.added, named),
    ...counted(`Only in ${from}`, difference.removed, named),
    ...counted('Changed, and on a page', seen, (change) => `${named(change)}\n${words(change)}`),
    '',
    `Changed, and on no page yet: ${difference.changed.length - seen.length}`,
    ...PARTS.flatMap((part) => redSection(part, rehearsal.red[part])),
    '',
    ...steps(rehearsal, seen.length),
  ].join('\n');
}

type Named = Pick<ReferenceRecord, 'set' | 'name'>;

function counted<T extends Named>(
  title: string,
  items: readonly T[],
  line: (item: T) => string,
): string[] {
  const groups = groupBySet(items).flatMap(([set, own]) => [
    `  ${set} (${own.length})`,
    ...own.map((item) => `    ${line(item)}`),
  ]);
  return ['', `${title}: ${items.length}`, ...groups];
}

function words({ field, from, to }: Change): string {
  return `      ${field}: ${cut(from)}\n      ${' '.repeat(field.length)}→ ${cut(to)}`;
}

const cut = (text: string): string => (text.length > CUT ? `${text.slice(0, CUT - 1)}…` : text);

function redSection(part: Part, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return ['', `Red in ${part}: 0`];
  return ['', `Red in ${part}: ${problems.length}`, TODO[part], ...problems.map(formatProblem)];
}

function steps({ red }: Rehearsal, changed: number): string[] {
  const total = PARTS.reduce((sum, part) => sum + red[part].length, 0);
  return [
    'To upgrade:',
    '1. Set the version in package.json, then npm install, npm run fix, npm ci, npm run doctor.',
    '2. npm run refresh -- since, and -- minor-releases (both need the network): first releases of what is new, and what it changed.',
    `3. Mend the ${total} red places above; read the prose of the ${changed} changed records that are on a page.`,
    '4. npm run capture, for output that quotes the version; npm run fix; npm run check.',
  ];
}
