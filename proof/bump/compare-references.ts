// What two versions of webpack have in common and what not: the first thing to read before an upgrade.
import {
  type DefaultStatement,
  REFERENCE_SETS,
  type Reference,
  type ReferenceRecord,
  type ReferenceSet,
} from '../../src/model/reference.ts';

export interface Change {
  set: ReferenceSet;
  name: string;
  field: string;
  from: string;
  to: string;
}

export interface Difference {
  /** Records that only the candidate has. */
  added: ReferenceRecord[];
  /** Records that only the pinned version has. */
  removed: ReferenceRecord[];
  changed: Change[];
}

/** What a reader sees of a record; `since` is left out, it is derived by `npm run refresh`. */
const FIELDS: Record<string, (record: ReferenceRecord) => string> = {
  type: ({ type }) => type,
  default: (record) => statement(record.default),
  kind: ({ kind }) => kind ?? 'none',
  parameters: ({ parameters }) =>
    `(${parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')})`,
  values: ({ values }) => values.join(' | ') || 'open',
  required: ({ required }) => String(required),
  deprecated: ({ deprecated }) => String(deprecated),
  experimental: ({ experimental }) => String(experimental),
  flag: ({ flag }) => flag ?? 'none',
};

export function compareReferences(
  pinned: Pick<Reference, 'records'>,
  candidate: Pick<Reference, 'records'>,
): Difference {
  const before = byKey(pinned.records);
  const after = byKey(candidate.records);
  return {
    added: candidate.records.filter((record) => !before.has(keyOf(record))),
    removed: pinned.records.filter((record) => !after.has(keyOf(record))),
    changed: pinned.records.flatMap((record) => {
      const other = after.get(keyOf(record));
      return other === undefined ? [] : changes(record, other);
    }),
  };
}

export const keyOf = ({ set, name }: Pick<ReferenceRecord, 'set' | 'name'>): string =>
  `${set} ${name}`;

function byKey(records: readonly ReferenceRecord[]): Map<string, ReferenceRecord> {
  return new Map(records.map((record) => [keyOf(record), record]));
}

function changes(from: ReferenceRecord, to: ReferenceRecord): Change[] {
  const { set, name } = from;
  const found = Object.entries(FIELDS)
    .map(([field, read]) => ({ set, name, field, from: read(from), to: read(to) }))
    .filter((change) => change.from !== change.to);
  // A closed list is spelled out in the type already.
  const typed = found.some(({ field }) => field === 'type');
  return found.filter(({ field }) => field !== 'values' || !typed);
}

function statement(value: DefaultStatement | null): string {
  if (value === null) return 'none';
  return value
    .map((one) => {
      const where = [one.modes, one.targets].flatMap((list) => list ?? []).join(', ');
      return where === '' ? one.value : `${one.value} (${where})`;
    })
    .join('; ');
}

/** In the order of the report; sets with nothing are left out. */
export function groupBySet<T extends { set: ReferenceSet }>(
  items: readonly T[],
): [ReferenceSet, T[]][] {
  return REFERENCE_SETS.map((set): [ReferenceSet, T[]] => [
    set,
    items.filter((item) => item.set === set),
  ]).filter(([, own]) => own.length > 0);
}
