// The proof as a table for the terminal: per set total, documented, proven, unproven, failing.
import type { ProofRow } from '../../src/model/proof-report.ts';

const COLUMNS = ['total', 'documented', 'proven', 'unproven', 'failing'] as const;

export function reportTable(rows: readonly ProofRow[]): string {
  const widest = Math.max(3, ...rows.map(({ set }) => set.length));
  const head = ['set'.padEnd(widest), ...COLUMNS.map((name) => name.padStart(10))].join(' ');
  const lines = rows.map((row) => {
    const cells = COLUMNS.map((name) => String(row[name] ?? '–').padStart(10));
    return [row.set.padEnd(widest), ...cells].join(' ');
  });
  return [head, ...lines].join('\n');
}
