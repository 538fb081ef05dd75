// Runs DevContent in a thread of its own: pages are compiled on one core while webpack bundles on the other.
import { Worker } from 'node:worker_threads';
import type { BuildPaths } from '../paths.ts';
import type { DevContent } from './dev-content.ts';

/** What the dev server asks of the content. */
export type ContentMethod = 'page' | 'twin' | 'anchors' | 'search' | 'picture';
export type Content = {
  [Method in ContentMethod]: (
    ...args: Parameters<DevContent[Method]>
  ) => Promise<Awaited<ReturnType<DevContent[Method]>>>;
};

export interface Question {
  id: number;
  method: ContentMethod;
  args: unknown[];
}

export interface Answer {
  id: number;
  result?: unknown;
  error?: Error;
}

export function contentThread(paths: BuildPaths): Content {
  const worker = new Worker(new URL('./content-worker.ts', import.meta.url), { workerData: paths });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  worker.on('message', ({ id, result, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(error);
  });
  let count = 0;
  const ask =
    (method: ContentMethod) =>
    (...args: unknown[]): Promise<never> => {
      const asked = Promise.withResolvers<unknown>();
      const question: Question = { id: count++, method, args };
      waiting.set(question.id, asked);
      worker.postMessage(question);
      return asked.promise as Promise<never>;
    };
  return {
    page: ask('page'),
    twin: ask('twin'),
    anchors: ask('anchors'),
    search: ask('search'),
    picture: ask('picture'),
  };
}
