// Every message that a page explains, in each of its disguises.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnPath } from '../../../src/model/drawn-file.ts';
import type { PageRecord } from '../../../src/model/record.ts';
import { PROJECT } from '../records.ts';
import { disguises } from './disguises.ts';

interface DisguisedCase {
  disguise: string;
  query: string;
  /** Where it is explained. */
  target: string;
}

export function disguisedCases(records: readonly PageRecord[]): DisguisedCase[] {
  return records.flatMap(({ url, messages = [] }) =>
    messages.flatMap(({ id, project, text }) => {
      const target = `${url}#${id}`;
      const file = join(PROJECT, drawnPath({ project, file: 'printed.txt' }));
      const made = existsSync(file) ? disguises(readFileSync(file, 'utf8'), text) : null;
      if (made === null) throw new Error(`${file} does not have the message of ${target}.`);
      return Object.entries(made).map(([disguise, query]) => ({ disguise, query, target }));
    }),
  );
}
