// Has a text read by a worker, for one second at most: what takes longer is ended with its worker.
import { type Answer, READY } from './protocol.ts';

export const LONGEST_MS = 1000;

export type Outcome = Answer | 'too-slow' | 'not-loaded';

interface Reader {
  /** One at a time. */
  read: (text: string) => Promise<Outcome>;
  stop: () => void;
}

type MakeWorker = () => Worker;

const makeWorker: MakeWorker = () =>
  new Worker(/* webpackChunkName: 'checker-worker' */ new URL('./worker.ts', import.meta.url));

export function createReader(make = makeWorker): Reader {
  let worker: Worker | null = null;
  /** Until its code has come, which takes as long as the network does. */
  let ready: Promise<Worker | null> | null = null;

  function stop(): void {
    worker?.terminate();
    worker = null;
    ready = null;
  }

  function start(): Promise<Worker | null> {
    return new Promise((done) => {
      const created = make();
      worker = created;
      created.addEventListener('error', () => done(null), { once: true });
      created.addEventListener('message', ({ data }) => data === READY && done(created), {
        once: true,
      });
    });
  }

  async function read(text: string): Promise<Outcome> {
    ready ??= start();
    const current = await ready;
    if (current === null) {
      stop();
      return 'not-loaded';
    }
    const outcome = await answerOf(current, text);
    if (typeof outcome === 'string') stop();
    return outcome;
  }

  return { read, stop };
}

function answerOf(worker: Worker, text: string): Promise<Outcome> {
  return new Promise((done) => {
    const ended = new AbortController();
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      ended.abort();
      done(outcome);
    };
    const timer = setTimeout(() => end('too-slow'), LONGEST_MS);
    const { signal } = ended;
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(data), { signal });
    // A mistake of ours, or memory that is used up.
    worker.addEventListener('error', () => end('too-slow'), { signal });
    worker.postMessage(text);
  });
}
