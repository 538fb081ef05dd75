// What the build must hold as the site grows, judged from measured rows; a goal that fails says so.
import type { Cost } from './measure.ts';

export interface ScaleRow {
  pages: number;
  bare: Cost;
  cold: Cost;
  warm: Cost;
  edit: Cost;
  /** Bytes of the main and runtime scripts, brotli. */
  entry: number;
}

interface Verdict {
  goal: string;
  holds: boolean;
  measured: string;
}

const ENTRY_SPREAD_BYTES = 512;
const COLD_OVER_BARE = 1.5;
const EDIT_OVER_COLD = 0.15;
const MEMORY_MB = 2048;
const GROWTH = { from: 1000, to: 10_000 };

/** Goals about shares are judged at every size: small sites pay the fixed cost of the tools. */
export function judge(rows: readonly ScaleRow[]): Verdict[] {
  const spread =
    Math.max(...rows.map((row) => row.entry)) - Math.min(...rows.map((row) => row.entry));
  return [
    {
      goal: 'entry constant within 0.5 KB',
      holds: spread <= ENTRY_SPREAD_BYTES,
      measured: `${spread} B apart`,
    },
    ...rows.flatMap((row) => [coldGoal(row), editGoal(row)]),
    ...growthGoal(rows),
    ...memoryGoal(rows),
  ];
}

function coldGoal({ pages, cold, bare }: ScaleRow): Verdict {
  const ratio = cold.cpu / bare.cpu;
  return {
    goal: `${pages} pages: cold at most ${COLD_OVER_BARE} × the bare loop`,
    holds: ratio <= COLD_OVER_BARE,
    measured: `${ratio.toFixed(2)} ×`,
  };
}

function editGoal({ pages, cold, edit }: ScaleRow): Verdict {
  const share = edit.cpu / cold.cpu;
  return {
    goal: `${pages} pages: one page changed at most ${EDIT_OVER_COLD * 100} % of cold`,
    holds: share <= EDIT_OVER_COLD,
    measured: `${(share * 100).toFixed(1)} %`,
  };
}

function growthGoal(rows: readonly ScaleRow[]): Verdict[] {
  const [small, large] = [GROWTH.from, GROWTH.to].map((n) => rows.find((row) => row.pages === n));
  if (small === undefined || large === undefined) return [];
  const [before, after] = [small, large].map((row) => (row.warm.cpu / row.pages) * 1000);
  return [
    {
      goal: `warm time per page not growing from ${GROWTH.from} to ${GROWTH.to} pages`,
      holds: Number(after) <= Number(before),
      measured: `${before?.toFixed(2)} ms, then ${after?.toFixed(2)} ms`,
    },
  ];
}

function memoryGoal(rows: readonly ScaleRow[]): Verdict[] {
  const row = rows.find(({ pages }) => pages === GROWTH.to);
  if (row === undefined) return [];
  const peak = Math.max(row.cold.memory, row.warm.memory, row.edit.memory);
  return [
    {
      goal: `at most 2 GB at ${GROWTH.to} pages`,
      holds: peak <= MEMORY_MB,
      measured: `${Math.round(peak)} MB`,
    },
  ];
}
