// Runs DevContent in a thread of its own: pages are compiled on one core while webpack bundles on the other.
import { Worker } from 'node:worker_threads';
import type { BuildPaths } from '../paths.ts';
import { askThread } from './ask-thread.ts';
import type { DevContent } from './dev-content.ts';

/** What the dev server asks of the content. */
type ContentMethod = 'page' | 'record' | 'twin' | 'anchors' | 'search' | 'picture';
export type Content = {
  [Method in ContentMethod]: (
    ...args: Parameters<DevContent[Method]>
  ) => Promise<Awaited<ReturnType<DevContent[Method]>>>;
};

export function contentThread(paths: BuildPaths): Content {
  const file = new URL('./content-worker.ts', import.meta.url);
  const ask = askThread(() => new Worker(file, { workerData: paths }));
  const asking =
    (method: ContentMethod) =>
    (...args: unknown[]) =>
      ask(method, args) as Promise<never>;
  return {
    page: asking('page'),
    record: asking('record'),
    twin: asking('twin'),
    anchors: asking('anchors'),
    search: asking('search'),
    picture: asking('picture'),
  };
}
