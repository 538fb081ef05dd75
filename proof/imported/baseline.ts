// Code in READMEs is not ours to mend: its counts are held against a committed list, so that a change is noticed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord } from '../../src/model/record.ts';
import { countFences, type FenceCounts } from './count-fences.ts';

const BASELINE_FILE = 'proof/imported/baseline.json';

interface BaselineEntry extends FenceCounts {
  version: string;
}
type Baseline = Record<string, BaselineEntry>;

export function currentBaseline(records: readonly PageRecord[], project: string): Baseline {
  const entries = records.flatMap((record) =>
    record.imported === undefined
      ? []
      : [
          [
            record.imported.package,
            { version: record.imported.version, ...countFences(record, project) },
          ] as const,
        ],
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function readBaseline(project: string): Baseline {
  return JSON.parse(readFileSync(join(project, BASELINE_FILE), 'utf8'));
}

export function writeBaseline(project: string, baseline: Baseline): void {
  writeFileSync(join(project, BASELINE_FILE), `${JSON.stringify(baseline, null, 2)}\n`);
}

/** One sentence per package that differs; empty when nothing does. */
export function compareBaselines(current: Baseline, committed: Baseline): string[] {
  const names = [...new Set([...Object.keys(committed), ...Object.keys(current)])].sort();
  return names.flatMap((name) => {
    const [now, before] = [current[name], committed[name]];
    if (JSON.stringify(now) === JSON.stringify(before)) return [];
    if (now === undefined) return `${name} has no page any more.`;
    return `${name}: ${before === undefined ? 'new' : sentence(before)} → ${sentence(now)}`;
  });
}

const sentence = (entry: BaselineEntry): string =>
  `${entry.version}, ${entry.fences} fences, ${entry.parsed} of ${entry.checked} parse, ` +
  `${entry.valid} of ${entry.configurations} configurations valid`;

/** What `npm run prove` prints about code that is not ours. */
export function describeImported(current: Baseline, committed: Baseline): string {
  const sum = (key: keyof FenceCounts): number =>
    Object.values(current).reduce((total, entry) => total + entry[key], 0);
  const counts =
    `Imported pages: ${sum('fences')} fences, ${sum('parsed')} of ${sum('checked')} parse, ` +
    `${sum('valid')} of ${sum('configurations')} configurations valid.`;
  const changes = compareBaselines(current, committed);
  if (changes.length === 0) return `${counts} As committed.`;
  return [
    counts,
    ...changes.map((change) => `  ${change}`),
    'Look at those READMEs; if the change is theirs, run npm run baseline and commit it.',
  ].join('\n');
}
