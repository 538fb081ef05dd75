// What the proof will cost at the site's final size, from a run as it is and a run of twice as much.

export interface Counts {
  pages: number;
  fences: number;
  /** Steps of all examples. */
  steps: number;
  /** Homes of reference records. */
  records: number;
}

export interface TimedProof {
  /** By section. */
  seconds: Record<string, number>;
  counts: Counts;
  /** Seconds of processor time; null where it cannot be told. */
  cpu: number | null;
  /** Seconds of all steps of examples that were run and not remembered, one after another. */
  busy: number;
}

export const FINAL_SIZE: Counts = { pages: 220, fences: 2000, steps: 180, records: 3300 };
const BUDGET = { cold: 12, warm: 8 };

/** What a section's time grows with; any other is taken to stay as it is. */
const UNITS: Readonly<Record<string, keyof Counts>> = {
  records: 'pages',
  examples: 'steps',
  fences: 'fences',
  coverage: 'records',
  links: 'pages',
  prose: 'pages',
};
/** Of proof/examples: so many run at once. */
const LANES = 2;

export interface Estimate {
  section: string;
  unit: keyof Counts | null;
  single: number;
  double: number;
  /** Seconds per unit. */
  perUnit: number;
  fixed: number;
  /** Seconds at the final size. */
  final: number;
}

interface Pair {
  single: TimedProof;
  double: TimedProof;
}

export function estimates(pair: Pair, size: Counts = FINAL_SIZE): Estimate[] {
  return Object.keys(pair.single.seconds).map((section) => estimate(section, pair, size));
}

function estimate(section: string, { single, double }: Pair, size: Counts): Estimate {
  const [first, second] = [single, double].map(({ seconds }) => seconds[section]);
  if (first === undefined || second === undefined) {
    throw new Error(`The section ${section} was not timed in both runs.`);
  }
  const unit = UNITS[section] ?? null;
  const measured = { section, unit, single: first, double: second };
  const still = { ...measured, perUnit: 0, fixed: Math.max(first, second) };
  if (unit === null) return { ...still, final: still.fixed };
  const [from, to] = [single.counts[unit], double.counts[unit]];
  if (to <= from) throw new Error(`The doubled run has no more ${unit} (${from}, then ${to}).`);
  const slope = (second - first) / (to - from);
  // A few examples leave a lane idle, many do not: the difference alone would flatter a step.
  const share = section === 'examples' ? double.busy / LANES / to : 0;
  const perUnit = Math.max(slope, share);
  if (perUnit <= 0) return { ...still, final: still.fixed };
  const fixed = Math.max(0, first - perUnit * from);
  return { ...measured, perUnit, fixed, final: fixed + perUnit * size[unit] };
}

interface Judged {
  goal: string;
  holds: boolean;
  measured: string;
}

/** Seconds by which the larger run may be faster on a quiet machine. */
const NOISE = 0.5;

export function judgeBudget(name: 'cold' | 'warm', rows: readonly Estimate[]): Judged {
  const minutes = whole(rows).final / 60;
  const odd = rows.filter(({ unit, single, double }) => unit !== null && double < single - NOISE);
  const doubt = odd.map(({ section }) => section).join(', ');
  return {
    goal: `${name} proof of the final site within ${BUDGET[name]} minutes`,
    holds: minutes <= BUDGET[name] && odd.length === 0,
    measured:
      `${minutes.toFixed(2)} minutes` +
      (doubt === '' ? '' : `, not to be trusted: twice as much took less time in ${doubt}`),
  };
}

/** The sum of the sections. */
export function whole(rows: readonly Estimate[]): Estimate {
  const sum = (key: 'single' | 'double' | 'fixed' | 'final'): number =>
    rows.reduce((all, row) => all + row[key], 0);
  const [single, double, fixed, final] = [sum('single'), sum('double'), sum('fixed'), sum('final')];
  return { section: 'whole run', unit: null, perUnit: 0, single, double, fixed, final };
}
