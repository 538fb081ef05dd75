// Questions to a thread and its answers: for work that must not hold up webpack and the server.
import { parentPort, type Worker } from 'node:worker_threads';

interface Question {
  id: number;
  method: string;
  args: unknown[];
}

interface Answer {
  id: number;
  result?: unknown;
  error?: Error;
}

export type Ask = (method: string, args: unknown[]) => Promise<unknown>;

/** A thread that crashes fails what was asked of it; the next question starts another. */
export function askThread(start: () => Worker): Ask {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const begin = (): Worker => {
    const worker = start();
    worker.on('message', ({ id, result, error }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asked?.resolve(result);
      else asked?.reject(error);
    });
    worker.on('error', (error) => {
      running = null;
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
    });
    return worker;
  };
  let running: Worker | null = begin();
  let count = 0;
  return (method, args) => {
    const asked = Promise.withResolvers<unknown>();
    const question: Question = { id: count++, method, args };
    waiting.set(question.id, asked);
    running ??= begin();
    running.postMessage(question);
    return asked.promise;
  };
}

/** The other end, in the thread: each question calls the method of that name. */
export function answerWith(target: object): void {
  const methods = target as Record<string, (...args: unknown[]) => unknown>;
  parentPort?.on('message', async ({ id, method, args }: Question) => {
    const answer: Answer = { id };
    try {
      answer.result = await methods[method]?.(...args);
    } catch (error) {
      answer.error = error as Error;
    }
    parentPort?.postMessage(answer);
  });
}
