// The gold set: queries written by hand and errors of webpack in data/search-queries.json, and each name that has
// a home today, which is counted from the pages and never committed, so that no two branches with pages meet there,
// and the tasks of data/search-tasks.json whose page is written.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GoldQuery,
  goldSetSchema,
  QUERY_KINDS,
  type QueryKind,
} from '../../src/model/search/gold-set.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { namedQueries } from './named-queries.ts';
import { PROJECT, readRecords } from './records.ts';
import { readTasks, taskQueries } from './task-file.ts';

const FILE = join(PROJECT, 'data/search-queries.json');

/** What is committed. */
export function readGoldFile(): GoldQuery[] {
  return goldSetSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/** All that the search is judged by. */
export async function readGoldSet(): Promise<GoldQuery[]> {
  const named = namedQueries(await readRecords(), await loadReference());
  return goldSetSchema.parse(byKind([...named, ...readGoldFile(), ...taskQueries(readTasks())]));
}

const byKind = (rows: readonly GoldQuery[]): GoldQuery[] =>
  QUERY_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind));

/** Puts the rows in place of all that have the kind. */
export function replaceKind(kind: QueryKind, rows: readonly GoldQuery[]): void {
  const kept = readGoldFile().filter((row) => row.kind !== kind);
  // A row is a line: a change of one target is a change of one line.
  const lines = goldSetSchema
    .parse(byKind([...kept, ...rows]))
    .map((row) => `  ${JSON.stringify(row)}`);
  writeFileSync(FILE, `[\n${lines.join(',\n')}\n]\n`);
}
