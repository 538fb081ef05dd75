// The section "coverage": every record has one home and keeps it, and no heading documents what does not exist.
import { didYouMean } from '../../src/model/near.ts';
import type { PageRecord } from '../../src/model/record.ts';
import type { Documented, ReferenceRecord, ReferenceSet } from '../../src/model/reference.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { coverageRows } from '../../src/pipeline/proof-report/rows.ts';
import type { ProofInput, SectionResult } from '../section.ts';
import { covers, type ReachedPages, reachedFile } from './reached.ts';

/** Pages about the tool as it is; a post or a migration page may name what is gone. */
const REFERENCE_SECTIONS = /^\/(?:configuration|api|plugins|loaders)\//;

interface Home extends Documented {
  file: string;
  url: string;
}

export function proveCoverage(input: ProofInput, reached: ReachedPages): SectionResult {
  const homes = input.records.flatMap((record) =>
    record.documents.map((entry): Home => ({ ...entry, file: fileOf(record), url: record.url })),
  );
  const kept = keptHomes(reached);
  return {
    rows: coverageRows(input.records, input.reference),
    problems: [
      ...twoHomes(homes),
      ...inventedHeadings(input),
      ...lostHomes(input.reference.records, homes, kept),
      ...unnotedHomes(homes, kept),
    ],
  };
}

const fileOf = (record: PageRecord): string => `content/${record.path}`;
const key = ({ set, name }: { set: string; name: string }): string => `${set} ${name}`;

function twoHomes(homes: readonly Home[]): Problem[] {
  const first = new Map<string, Home>();
  const problems: Problem[] = [];
  for (const home of homes) {
    const earlier = first.get(key(home));
    if (earlier === undefined) first.set(key(home), home);
    else {
      problems.push({
        file: home.file,
        line: home.line,
        what: `${home.name} already has its home at ${earlier.url}#${earlier.id}.`,
        advice: `Link to it instead; one of the two must go (${earlier.file}:${earlier.line}).`,
      });
    }
  }
  return problems;
}

/** A heading that is one code span promises an option, a hook, a member: there must be a record behind it. */
function inventedHeadings({ records, reference }: ProofInput): Problem[] {
  const names = reference.records.map(({ name }) => name);
  return records
    .filter((record) => REFERENCE_SECTIONS.test(record.url) && record.source === undefined)
    .flatMap((record) => {
      const homes = new Set(record.documents.map(({ id }) => id));
      return record.headings
        .filter(({ option, id }) => option && !homes.has(id))
        .map(({ text, line }) => ({
          file: fileOf(record),
          line,
          what: `The heading "${text}" documents nothing that exists in the pinned packages.`,
          advice: `Put the record's component below it, or word the heading.${didYouMean(text, names)}`,
        }));
    });
}

interface Kept {
  set: ReferenceSet;
  /** A name, a family or `*`. */
  entry: string;
  /** The file that notes it. */
  file: string;
}

function keptHomes(reached: ReachedPages): Kept[] {
  return [...reached].flatMap(([page, { homes = {} }]) =>
    Object.entries(homes).flatMap(([set, entries]) =>
      entries.map((entry) => ({ set: set as ReferenceSet, entry, file: reachedFile(page) })),
    ),
  );
}

const isKept = (kept: readonly Kept[], { set, name }: { set: string; name: string }): boolean =>
  kept.some((each) => each.set === set && covers(each.entry, name));

/** What had a home once has one still, here or on another page; of a whole family also what is new in webpack. */
function lostHomes(
  records: readonly ReferenceRecord[],
  homes: readonly Home[],
  kept: readonly Kept[],
): Problem[] {
  const known = new Set(homes.map(key));
  const lost = records
    .filter((record) => isKept(kept, record) && !known.has(key(record)))
    .map((record) => {
      const sibling = nearestHome(record, homes);
      return {
        file: sibling?.file ?? 'proof/reached',
        line: sibling?.line ?? 1,
        what: `${record.name} (${record.set}) has no home: it is new in webpack, or its entry was removed.`,
        advice: `Document it near ${sibling?.name ?? 'its family'}: a heading with its component, or a row of a table.`,
      };
    });
  const meaningless = kept
    .filter(
      ({ set, entry }) => !records.some((each) => each.set === set && covers(entry, each.name)),
    )
    .map(({ set, entry, file }) => ({
      file,
      line: 1,
      what: `${entry} (${set}) is not in the pinned packages.`,
      advice: 'Remove it: npm run fix does so.',
    }));
  return [...lost, ...meaningless];
}

/** What is not noted could get lost unseen. */
function unnotedHomes(homes: readonly Home[], kept: readonly Kept[]): Problem[] {
  const unnoted = Map.groupBy(
    homes.filter((home) => !isKept(kept, home)),
    ({ file }) => file,
  );
  return [...unnoted].map(([file, own]) => {
    const [first, ...more] = own;
    return {
      file,
      line: first?.line ?? 1,
      what: `${first?.name}${more.length > 0 ? ` and ${more.length} more` : ''} not noted in proof/reached.`,
      advice: 'Note what the page has reached: npm run fix.',
    };
  });
}

function nearestHome({ set, name }: ReferenceRecord, homes: readonly Home[]): Home | undefined {
  const shared = (other: string): number => {
    let length = 0;
    while (length < name.length && name[length] === other[length]) length += 1;
    return length;
  };
  return homes
    .filter((home) => home.set === set)
    .sort((a, b) => shared(b.name) - shared(a.name))[0];
}
