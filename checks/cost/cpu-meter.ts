// Counts the processor time of a process and of all it starts, browsers too; waiting costs nothing here.
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
}

function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, started] = [1, 11, 12, 19].map((at) => fields[at] ?? '');
    return {
      pid,
      parent: Number(parent),
      started: started ?? '',
      ticks: Number(user) + Number(system),
    };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

export interface Meter {
  /** Seconds so far. A process that ends between two looks is counted up to the last one. */
  seconds(): number;
  stop(): number;
}

/** Null on systems that keep no such accounts. */
export function startMeter(pid: number = process.pid): Meter | null {
  if (process.platform !== 'linux') return null;
  const ticks = new Map<string, number>();
  /** Once seen below the process they stay its own, whoever adopts them. */
  const own = new Map<number, string>();
  const look = (): void => {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)) ?? []);
    const isOwn = (each: Process): boolean =>
      each.pid === pid || own.get(each.pid) === each.started || own.has(each.parent);
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
  const first = readProcess(pid)?.ticks ?? 0;
  look();
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  const seconds = (): number => {
    look();
    return ([...ticks.values()].reduce((sum, each) => sum + each, 0) - first) / TICKS;
  };
  return {
    seconds,
    stop: () => {
      clearInterval(timer);
      return seconds();
    },
  };
}

/** Seconds of processor time of all processes that this one has started and seen end; 0 where nobody counts. */
export function childrenSeconds(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
