// Indexes and searches outside the page's thread, so that typing is never held up.
import { createEngine, type Engine } from './engine.ts';
import { loadSearchFile } from './load-file.ts';
import type { Reply, Request } from './protocol.ts';

let engine: Promise<Engine> | null = null;

function prepared(): Promise<Engine> {
  engine ??= loadSearchFile().then((file) => createEngine(file));
  // The next call tries anew.
  engine.catch(() => {
    engine = null;
  });
  return engine;
}

async function answer(request: Request): Promise<Reply> {
  const { id } = request;
  try {
    const { search } = await prepared();
    const found = request.call === 'search' ? search(request.query, request.context) : null;
    return { id, ok: true, answer: found };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  postMessage(await answer(data));
});
