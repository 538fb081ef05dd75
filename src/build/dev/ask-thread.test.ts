import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { askThread } from './ask-thread.ts';

const SOURCE = `
import { answerWith } from '${new URL('./ask-thread.ts', import.meta.url)}';
answerWith({
  add: (a, b) => a + b,
  refuse: () => { throw new Error('refused'); },
  crash: () => new Promise(() => setImmediate(() => { throw new Error('crashed'); })),
});`;
const CODE = new URL(`data:text/javascript,${encodeURIComponent(SOURCE)}`);

test('questions are answered, errors come back, and a crash costs only what was asked', async () => {
  const threads: Worker[] = [];
  const ask = askThread(() => {
    const worker = new Worker(CODE);
    threads.push(worker);
    return worker;
  });
  expect(await Promise.all([ask('add', [1, 2]), ask('add', [3, 4])])).toEqual([3, 7]);
  await expect(ask('refuse', [])).rejects.toThrow('refused');
  expect(threads).toHaveLength(1);
  await expect(ask('crash', [])).rejects.toThrow('crashed');
  expect(await ask('add', [5, 6])).toBe(11);
  expect(threads).toHaveLength(2);
  await Promise.all(threads.map((thread) => thread.terminate()));
});
