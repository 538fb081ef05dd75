// The section "entries": each entry shows an example or says why not, and few entries of a page may say why not.
import type { PageRecord } from '../../src/model/record.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { entriesOf } from '../../src/pipeline/proof-report/entries.ts';
import { entryRow } from '../../src/pipeline/proof-report/rows.ts';
import type { ProofInput, SectionResult } from '../section.ts';

/** Share of a page's entries that may do without an example; one always may. */
const WITHOUT = 0.15;

export function proveEntries({ records }: Pick<ProofInput, 'records'>): SectionResult {
  const own = records.filter((record) => record.source === undefined);
  return { rows: [entryRow(own)], problems: own.flatMap(entryProblems) };
}

export function entryProblems(record: PageRecord): Problem[] {
  const file = `content/${record.path}`;
  const entries = entriesOf(record);
  const excused = entries.filter(({ noExample }) => noExample !== null);
  const most = Math.max(1, Math.floor(entries.length * WITHOUT));
  const perEntry = entries.flatMap(({ name, line, hasExample, noExample }) => {
    if (hasExample === (noExample === null)) return [];
    return hasExample
      ? {
          file,
          line,
          what: `The entry of ${name} has an example, and no-example="${noExample}".`,
          advice: 'Remove no-example.',
        }
      : {
          file,
          line,
          what: `The entry of ${name} has no example.`,
          advice:
            'Show a realistic one, or say why it would teach nothing: no-example="why" in the component.',
        };
  });
  if (excused.length <= most) return perEntry;
  return [
    ...perEntry,
    {
      file,
      line: excused[most]?.line ?? 1,
      what: `${excused.length} of ${entries.length} entries have no example; at most ${most} may.`,
      advice: 'Show examples for some of those that say no-example.',
    },
  ];
}
