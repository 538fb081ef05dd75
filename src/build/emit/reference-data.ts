// Publishes the reference for other programs: every record once, with the address of its home, and the schema of the files.
import * as z from 'zod';
import type { PageRecord } from '../../model/record.ts';
import {
  REFERENCE_SETS,
  type Reference,
  type ReferenceRecord,
  recordKey,
} from '../../model/reference.ts';
import {
  type PublishedRecord,
  REFERENCE_FILES,
  REFERENCE_SCHEMA,
  type ReferenceFile,
  referenceFileSchema,
} from '../../model/reference-data.ts';

interface ReferenceDataOptions {
  records: readonly PageRecord[];
  reference: Reference;
  origin: string;
}

/** Address of each file to its text. */
export function referenceData(options: ReferenceDataOptions): Map<string, string> {
  const { reference, origin } = options;
  const homes = homesOf(options);
  const ordered = reference.records.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : 1),
  );
  const head = {
    $schema: new URL(REFERENCE_SCHEMA, origin).href,
    webpack: reference.versions['webpack'] ?? '',
    packages: reference.versions,
  };
  const files = Object.entries(REFERENCE_FILES).map(([path, sets]): [string, string] => {
    const own = ordered.filter(({ set }) => sets.includes(set));
    return [path, fileText({ ...head, records: own.map((record) => published(record, homes)) })];
  });
  return new Map([...files, [REFERENCE_SCHEMA, schemaText(origin)]]);
}

const placeOf = ({ set }: ReferenceRecord): number => REFERENCE_SETS.indexOf(set);

function homesOf({ records, origin }: ReferenceDataOptions): Map<string, string> {
  const homes = records.flatMap(({ url, documents }) =>
    documents.map((home) => [recordKey(home), new URL(`${url}#${home.id}`, origin).href] as const),
  );
  return new Map(homes);
}

/** Field by field, so that nothing is published by accident: descriptions of the packages are not ours. */
function published(record: ReferenceRecord, homes: ReadonlyMap<string, string>): PublishedRecord {
  return {
    name: record.name,
    set: record.set,
    type: record.type,
    values: record.values,
    default: record.default,
    required: record.required,
    since: record.since,
    valuesSince: { ...record.valuesSince },
    deprecated: record.deprecated,
    experimental: record.experimental,
    flag: record.flag,
    kind: record.kind,
    parameters: record.parameters.map(({ name, type }) => ({ name, type })),
    returns: record.returns,
    url: homes.get(recordKey(record)) ?? null,
  };
}

/** One record a line: a difference between two releases can be read. */
function fileText({ records, ...head }: ReferenceFile): string {
  const opening = JSON.stringify({ ...head, records: [] }).slice(0, -']}'.length);
  const lines = records.map((record) => JSON.stringify(record));
  return `${opening}\n${lines.join(',\n')}\n]}\n`;
}

function schemaText(origin: string): string {
  const $id = new URL(REFERENCE_SCHEMA, origin).href;
  const { $schema, ...shape } = z.toJSONSchema(referenceFileSchema, { target: 'draft-7' });
  return `${JSON.stringify({ $schema, $id, ...shape }, null, 2)}\n`;
}
