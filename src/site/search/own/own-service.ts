// The default search service: a worker of this site with this site's index.
import type { SearchAnswer, SearchService } from '../service.ts';
import type { Reply, Request } from './protocol.ts';

type Call = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

interface Answered {
  answer: SearchAnswer | null;
  partial: boolean;
}

interface Waiting {
  resolve: (answered: Answered) => void;
  reject: (error: Error) => void;
}

export function ownService(): SearchService {
  let worker: Worker | null = null;
  let calls = 0;
  const waiting = new Map<number, Waiting>();

  /** A worker whose script did not arrive is dropped; the next call starts another. */
  function fail(): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('The search did not start.'));
    waiting.clear();
  }

  function start(): Worker {
    const created = new Worker(
      /* webpackChunkName: 'search-worker' */ new URL('./worker.ts', import.meta.url),
    );
    created.addEventListener('error', fail);
    created.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) call?.resolve(data);
      else call?.reject(new Error(data.message));
    });
    return created;
  }

  function ask(call: Call): Promise<Answered> {
    worker ??= start();
    const id = ++calls;
    const answer = new Promise<Answered>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    worker.postMessage({ id, ...call });
    return answer;
  }

  return {
    prepare: async () => {
      await ask({ call: 'prepare' });
    },
    search: async (query, context) => {
      const search = async () => {
        const { answer, partial } = await ask({ call: 'search', query, context });
        if (answer === null) throw new Error('The search gave no answer.');
        return { answer, partial };
      };
      const { answer, partial } = await search();
      if (!partial) return answer;
      const better = async (): Promise<SearchAnswer> => {
        await ask({ call: 'whole' });
        return (await search()).answer;
      };
      // What headings do not have, the texts may.
      return isSure(answer) ? { ...answer, better } : better().catch(() => answer);
    },
  };
}

const isSure = ({ hits, approximate, without }: SearchAnswer): boolean =>
  hits.length > 0 && !approximate && without.length === 0;
