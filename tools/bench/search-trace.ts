// Reads from a Chromium trace what each keystroke cost the page's main thread and the search worker, in CPU time: waiting for a busy core is not the site's doing.

/** The parts of Chrome's trace format that are read here; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread. */
  tdur?: number;
  args?: { name?: string; data?: { type?: string } };
}

export interface Keystroke {
  /** Milliseconds of CPU time in tasks that began between this key and the next. */
  main: number;
  worker: number;
}

export interface TypingCost {
  keystrokes: Keystroke[];
  /** Milliseconds of CPU time of the longest task of the main thread, from the first key to the last. */
  longestTask: number;
}

const TASK = 'ThreadControllerImpl::RunTask';

export function typingCost(events: readonly TraceEvent[]): TypingCost {
  const keys = events
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .sort((a, b) => a.ts - b.ts);
  const [first] = keys;
  if (first === undefined) throw new Error('The trace has no keydown: nothing was typed in it.');
  const threads = (name: string): Set<number> =>
    new Set(
      events
        .filter((event) => event.name === 'thread_name' && event.pid === first.pid)
        .filter(({ args }) => args?.name === name)
        .map(({ tid }) => tid),
    );
  const tasks = (tids: ReadonlySet<number>) =>
    outermost(events.filter((e) => e.name === TASK && e.pid === first.pid && tids.has(e.tid)));
  const main = tasks(threads('CrRendererMain'));
  const worker = tasks(threads('DedicatedWorker thread'));
  // The task that dispatches the key began before the event in it.
  const starts = keys.map(({ ts }) => startOfTask(main, ts));
  const sum = (list: readonly TraceEvent[], from: number, to: number): number =>
    list
      .filter(({ ts }) => ts >= from && ts < to)
      .reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  const keystrokes = starts.slice(0, -1).map((from, at) => {
    const to = starts[at + 1] as number;
    return { main: sum(main, from, to), worker: sum(worker, from, to) };
  });
  const typing = main.filter(({ ts }) => ts >= (starts[0] ?? 0) && ts < (starts.at(-1) ?? 0));
  return { keystrokes, longestTask: Math.max(...typing.map(({ tdur = 0 }) => tdur / 1000)) };
}

function startOfTask(tasks: readonly TraceEvent[], ts: number): number {
  return tasks.find((task) => task.ts <= ts && ts < task.ts + (task.dur ?? 0))?.ts ?? ts;
}

/** A task that runs inside another is counted with it. */
function outermost(tasks: readonly TraceEvent[]): TraceEvent[] {
  const ends = new Map<number, number>();
  return tasks
    .filter(({ ph }) => ph === 'X')
    .sort((a, b) => a.ts - b.ts)
    .filter(({ tid, ts, dur = 0 }) => {
      if (ts < (ends.get(tid) ?? 0)) return false;
      ends.set(tid, ts + dur);
      return true;
    });
}
