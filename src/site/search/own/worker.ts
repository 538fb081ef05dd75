// Indexes and searches outside the page's thread, so that typing is never held up: headings first, then all texts.
import { createEngine, createEngineInSteps, type Engine } from './engine.ts';
import { type LoadedSearch, loadSearch } from './load-file.ts';
import type { Reply, Request } from './protocol.ts';

interface First {
  loaded: LoadedSearch;
  engine: Engine;
}

let first: Promise<First> | null = null;
let whole: Promise<Engine> | null = null;
/** The best engine there is. */
let best: { engine: Engine; partial: boolean } | null = null;

/** Of two calls that fail, the next tries anew. */
function prepared(): Promise<First> {
  first ??= loadSearch().then((loaded) => ({ loaded, engine: createEngine(loaded.heads) }));
  first.catch(() => {
    first = null;
  });
  return first;
}

function completed({ loaded, engine }: First): Promise<Engine> {
  best ??= { engine, partial: true };
  whole ??= loaded.whole().then(createEngineInSteps);
  whole.then(
    (engine) => {
      best = { engine, partial: false };
    },
    () => {
      whole = null;
    },
  );
  return whole;
}

async function answer(request: Request): Promise<Reply> {
  const { id } = request;
  try {
    const ready = await prepared();
    const complete = completed(ready);
    if (request.call === 'whole') await complete;
    const { engine, partial } = best ?? { engine: ready.engine, partial: true };
    const found = request.call === 'search' ? engine.search(request.query, request.context) : null;
    return { id, ok: true, answer: found, partial };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  postMessage(await answer(data));
});
