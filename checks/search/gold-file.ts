// Reads and writes data/search-queries.json, whose rows are in part generated and in part written by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GoldQuery,
  goldSetSchema,
  QUERY_KINDS,
  type QueryKind,
} from '../../src/model/search/gold-set.ts';

export const PROJECT = join(import.meta.dirname, '../..');
const FILE = join(PROJECT, 'data/search-queries.json');

export function readGoldSet(): GoldQuery[] {
  return goldSetSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/** Puts the rows in place of all that have one of the kinds. */
export function replaceKinds(kinds: readonly QueryKind[], rows: readonly GoldQuery[]): void {
  const kept = readGoldSet().filter(({ kind }) => !kinds.includes(kind));
  const all = [...kept, ...rows];
  const sorted = QUERY_KINDS.flatMap((kind) => all.filter((row) => row.kind === kind));
  // A row is a line: a change of one target is a change of one line.
  const lines = goldSetSchema.parse(sorted).map((row) => `  ${JSON.stringify(row)}`);
  writeFileSync(FILE, `[\n${lines.join(',\n')}\n]\n`);
}
