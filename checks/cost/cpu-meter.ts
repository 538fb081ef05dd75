// Counts the processor time of this process and of all it starts, browsers too; waiting costs nothing here.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of this many a second. */
const TICKS = 100;
const EVERY_MS = 500;

interface Process {
  pid: number;
  parent: number;
  /** With the pid it names a process: pids are used again. */
  started: string;
  ticks: number;
  /** Of all its children that have ended. */
  childTicks: number;
}

function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const number = (at: number): number => Number(fields[at]);
    return {
      pid,
      parent: number(1),
      started: fields[19] ?? '',
      ticks: number(11) + number(12),
      childTicks: number(13) + number(14),
    };
  } catch {
    // It has ended meanwhile, or this system keeps no such accounts.
    return null;
  }
}

/**
 * Call what it returns for the seconds since, once. A process that ends between two looks is counted
 * up to the last one. Null on systems that keep no such accounts.
 */
export function startMeter(): (() => number) | null {
  const first = readProcess(process.pid);
  if (first === null) return null;
  const ticks = new Map<string, number>();
  /** Once seen below this process they stay its own, even if another adopts them. */
  const own = new Map<number, string>();
  const look = (): void => {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)) ?? []);
    const isOwn = (each: Process): boolean =>
      each.pid === first.pid || own.get(each.pid) === each.started || own.has(each.parent);
    for (let before = -1; before !== own.size; ) {
      before = own.size;
      for (const each of all) if (isOwn(each)) own.set(each.pid, each.started);
    }
    for (const each of all) {
      if (own.get(each.pid) === each.started) ticks.set(`${each.pid} ${each.started}`, each.ticks);
    }
    const alive = new Set(all.map((each) => each.pid));
    for (const known of own.keys()) if (!alive.has(known)) own.delete(known);
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    look();
    return ([...ticks.values()].reduce((sum, each) => sum + each, 0) - first.ticks) / TICKS;
  };
}

/** Seconds of processor time of all processes that this one started and saw end; 0 without accounts. */
export function childrenSeconds(): number {
  return (readProcess(process.pid)?.childTicks ?? 0) / TICKS;
}
