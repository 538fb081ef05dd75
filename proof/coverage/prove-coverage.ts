// The section "coverage": every record has one home, no heading documents what does not exist, floors only rise.
import { didYouMean } from '../../src/model/near.ts';
import type { PageRecord } from '../../src/model/record.ts';
import {
  type Documented,
  REFERENCE_SETS,
  type ReferenceRecord,
  type ReferenceSet,
} from '../../src/model/reference.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { ProofInput, SectionResult } from '../section.ts';
import type { Floors } from './floors.ts';

/** Pages about the tool as it is; a post or a migration page may name what is gone. */
const REFERENCE_SECTIONS = /^\/(?:configuration|api|plugins|loaders)\//;

interface Home extends Documented {
  file: string;
  url: string;
}

export function proveCoverage(input: ProofInput, floors: Floors): SectionResult {
  const homes = input.records.flatMap((record) =>
    record.documents.map((entry): Home => ({ ...entry, file: fileOf(record), url: record.url })),
  );
  const problems = [
    ...twoHomes(homes),
    ...inventedHeadings(input),
    ...missingOfComplete(input.reference.records, homes, floors.complete),
  ];
  const rows = REFERENCE_SETS.map((set) => {
    const total = input.reference.records.filter((record) => record.set === set).length;
    const documented = new Set(homes.filter((home) => home.set === set).map(({ name }) => name))
      .size;
    problems.push(...belowFloor(set, documented, floors));
    return { set, total, documented, proven: documented, unproven: 0, failing: 0 };
  });
  return { rows, problems };
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

/** In a family that was complete once, a missing record is a regression or something new in webpack. */
function missingOfComplete(
  records: readonly ReferenceRecord[],
  homes: readonly Home[],
  complete: Floors['complete'],
): Problem[] {
  const known = new Set(homes.map(key));
  return records
    .filter((record) => isComplete(record, complete) && !known.has(key(record)))
    .map((record) => {
      const sibling = nearestHome(record, homes);
      return {
        file: sibling?.file ?? 'proof/coverage.json',
        line: sibling?.line ?? 1,
        what: `${record.name} (${record.set}) has no home: it is new in webpack, or its entry was removed.`,
        advice: `Document it near ${sibling?.name ?? 'its family'}: a heading with its component, or a row of a table.`,
      };
    });
}

/** A family is a name and everything below it: "output" holds output.path, not outputs. */
export function isComplete(
  { set, name }: Pick<ReferenceRecord, 'set' | 'name'>,
  complete: Floors['complete'],
): boolean {
  const families = complete[set] ?? [];
  return families.some(
    (family) => family === '*' || name === family || name.startsWith(`${family}.`),
  );
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

function belowFloor(set: ReferenceSet, documented: number, { floors }: Floors): Problem[] {
  const floor = floors[set] ?? 0;
  if (documented === floor) return [];
  return [
    {
      file: 'proof/coverage.json',
      line: 1,
      what: `${documented} records of ${set} are documented; the floor is ${floor}.`,
      advice:
        documented < floor
          ? 'An entry was lost: bring it back.'
          : 'Raise the floor: npm run prove -- --write.',
    },
  ];
}
