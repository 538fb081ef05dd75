import { expect, test } from 'vitest';
import { type TraceEvent, typingCost } from './search-trace.ts';

const thread = (tid: number, name: string, pid = 1): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  ts: 0,
  args: { name },
});
const task = (tid: number, ts: number, dur: number, pid = 1): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid,
  ts: ts * 1000,
  // Half of the time it waited for a core.
  dur: dur * 1000,
  tdur: dur * 500,
});
const key = (ts: number): TraceEvent => ({
  name: 'EventDispatch',
  ph: 'X',
  pid: 1,
  tid: 10,
  ts: ts * 1000,
  args: { data: { type: 'keydown' } },
});
const THREADS = [
  thread(10, 'CrRendererMain'),
  thread(20, 'DedicatedWorker thread'),
  thread(30, 'ThreadPoolForegroundWorker'),
  thread(10, 'CrRendererMain', 2),
];

test('tasks belong to the key before them; other threads and pages do not count', () => {
  const { keystrokes, longestTask } = typingCost([
    ...THREADS,
    task(10, 0, 90),
    ...[task(10, 100, 5), key(101), task(20, 106, 8), task(10, 115, 7), task(30, 110, 50)],
    ...[task(10, 200, 3), key(201), task(20, 204, 2), task(10, 150, 40, 2)],
    ...[task(10, 300, 4), key(301)],
  ]);
  expect(keystrokes).toEqual([
    { main: 6, worker: 4 },
    { main: 1.5, worker: 1 },
  ]);
  expect(longestTask).toBe(3.5);
});

test('a task inside a task is counted once', () => {
  const { keystrokes } = typingCost([
    ...THREADS,
    ...[task(10, 100, 20), task(10, 105, 10), key(101), task(10, 200, 1), key(200)],
  ]);
  expect(keystrokes).toEqual([{ main: 10, worker: 0 }]);
});

test('a trace without keys is an error, not a cost of nothing', () => {
  expect(() => typingCost([...THREADS, task(10, 0, 1)])).toThrow('nothing was typed');
});
