// A worker that answers, one that never does, and one that does not come.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, READY } from './protocol.ts';
import { createReader, LONGEST_MS } from './read-text.ts';

const ANSWER: Answer = { findings: [], count: 0, errors: [], isConfiguration: true };

class FakeWorker extends EventTarget {
  asked: string[] = [];
  isEnded = false;
  postMessage(text: string): void {
    this.asked.push(text);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let workers: FakeWorker[];
const make = (): Worker => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker as unknown as Worker;
};
beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a worker is made for the first text and kept for the next', async () => {
  const { read } = createReader(make);
  expect(workers).toHaveLength(0);
  for (const text of ['a', 'b']) {
    const outcome = read(text);
    if (text === 'a') workers[0]?.say(READY);
    await settle();
    workers[0]?.say(ANSWER);
    expect(await outcome).toEqual(ANSWER);
  }
  expect(workers.map(({ asked }) => asked)).toEqual([['a', 'b']]);
});

test('what takes longer than a second is ended with its worker, and the next text has another', async () => {
  const { read } = createReader(make);
  const outcome = read('endless');
  workers[0]?.say(READY);
  await vi.advanceTimersByTimeAsync(LONGEST_MS - 1);
  expect(workers[0]?.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('too-slow');
  expect(workers[0]?.isEnded).toBe(true);
  const next = read('short');
  workers[1]?.say(READY);
  await settle();
  // The one before has nothing to say any more.
  workers[0]?.say({ ...ANSWER, count: 7 });
  workers[1]?.say(ANSWER);
  expect(await next).toEqual(ANSWER);
});

test('the second begins when the code is there, however long that takes', async () => {
  const { read } = createReader(make);
  const outcome = read('a');
  await vi.advanceTimersByTimeAsync(30 * LONGEST_MS);
  expect(workers[0]?.isEnded).toBe(false);
  workers[0]?.say(READY);
  await settle();
  expect(workers[0]?.asked).toEqual(['a']);
  workers[0]?.say(ANSWER);
  expect(await outcome).toEqual(ANSWER);
});

test('code that does not come is asked for anew with the next text', async () => {
  const { read } = createReader(make);
  const outcome = read('a');
  workers[0]?.dispatchEvent(new Event('error'));
  expect(await outcome).toBe('not-loaded');
  void read('a');
  expect(workers).toHaveLength(2);
});

test('leaving the page ends the worker', async () => {
  const { read, stop } = createReader(make);
  void read('a');
  stop();
  expect(workers[0]?.isEnded).toBe(true);
});
