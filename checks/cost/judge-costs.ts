// Holds what a run cost against its budget in processor time, so that whoever writes a slow test notices.

export interface FileCost {
  file: string;
  /** Seconds of processor time, browsers included. */
  cpu: number;
  /** Seconds that passed. */
  wall: number;
}

interface Budget {
  /** What `calibrate` took when the numbers below were set. */
  calibration: number;
  /** Minutes of processor time. */
  suites: Readonly<Record<string, number>>;
  /** Seconds of processor time for each page, of the files whose work grows with pages. */
  pages: Readonly<Record<string, number>>;
}

export interface Costs {
  /** Now, in the same run. */
  calibration: number;
  /** Minutes of processor time. */
  suites: Readonly<Record<string, number>>;
  files: readonly FileCost[];
  pages: number;
}

/** Processor time of the same work differs by this much from run to run. */
const TOLERANCE = 1.25;

/** By suite, what is over its budget; a machine that is slower now is given more. */
export function overBudget(costs: Costs, budget: Budget): Map<string, string[]> {
  const slower = Math.max(1, costs.calibration / budget.calibration);
  const tooMuch = (took: number, allowed: number): boolean => took > allowed * slower * TOLERANCE;
  const found = new Map<string, string[]>();
  for (const [suite, minutes] of Object.entries(costs.suites)) {
    const allowed = budget.suites[suite] ?? 0;
    if (!tooMuch(minutes, allowed)) continue;
    found.set(suite, [
      `It took ${minutes.toFixed(1)} minutes of processor time; its budget is ${allowed}. ${ADVICE}`,
    ]);
  }
  for (const [file, allowed] of Object.entries(budget.pages)) {
    const cost = costs.files.find((each) => each.file === file);
    if (cost === undefined || costs.pages === 0) continue;
    const took = cost.cpu / costs.pages;
    if (!tooMuch(took, allowed)) continue;
    const text = `${file} took ${took.toFixed(2)} s of processor time a page; its budget is ${allowed}. ${ADVICE}`;
    found.set('site', [...(found.get('site') ?? []), text]);
  }
  return found;
}

const ADVICE = 'The ten slowest files are listed below; the budget is checks/time-budget.json.';
const SHOWN = 10;

export function slowestFiles(files: readonly FileCost[]): string {
  const slowest = files.toSorted((a, b) => b.cpu - a.cpu).slice(0, SHOWN);
  const rows = slowest.map(
    ({ file, cpu, wall }) =>
      `${cpu.toFixed(0).padStart(6)} s  ${wall.toFixed(0).padStart(6)} s  ${file}`,
  );
  return ['slowest files: processor time, time passed', ...rows].join('\n');
}
