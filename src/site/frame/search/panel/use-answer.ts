// The answer to what is typed right now, or why there is none yet.
import { useEffect, useRef, useState } from 'react';
import { searchService } from '../../../search/search-service.ts';
import type { SearchService } from '../../../search/service.ts';
import { type Asked, type Asker, createAsker } from './asker.ts';

/** One for the life of the page: a second dialog finds the index where the first has left it. */
let service: Promise<SearchService> | undefined;

function theService(): Promise<SearchService> {
  service ??= searchService().catch((error: unknown) => {
    service = undefined;
    throw error;
  });
  return service;
}

/** Null before anything is typed. */
export function useAnswer(query: string): { asked: Asked | null; retry: () => void } {
  const [asked, tell] = useState<Asked | null>(null);
  const asker = useRef<Asker>(null);
  const empty = query.trim() === '';
  useEffect(() => {
    // A failure says nothing yet: the first question tries again and tells.
    theService().then(
      (ours) => ours.prepare().catch(() => {}),
      () => {},
    );
    const own = createAsker(
      async (text) => (await theService()).search(text, { url: location.pathname }),
      tell,
    );
    asker.current = own;
    return () => own.stop();
  }, []);
  useEffect(() => {
    if (!empty) {
      asker.current?.ask(query);
      return;
    }
    asker.current?.stop();
    tell(null);
  }, [query, empty]);
  return { asked: empty ? null : asked, retry: () => asker.current?.ask(query) };
}
