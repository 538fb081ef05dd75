// Asks one thing at a time and always the newest: an answer to what is no longer typed is dropped.
import { SKELETON_DELAY_MS } from '../../../../model/constants.ts';
import type { SearchAnswer } from '../../../search/service.ts';

export type Asked =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'answer'; answer: SearchAnswer };

export interface Asker {
  ask(query: string): void;
  stop(): void;
}

export function createAsker(
  search: (query: string) => Promise<SearchAnswer>,
  tell: (asked: Asked) => void,
): Asker {
  let wanted: string | null = null;
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (asked: Asked): void => {
    clearTimeout(timer);
    timer = undefined;
    wanted = null;
    tell(asked);
  };
  const run = async (): Promise<void> => {
    busy = true;
    while (wanted !== null) {
      const query: string = wanted;
      const asked = await search(query).then(
        (answer): Asked => ({ kind: 'answer', answer }),
        (): Asked => ({ kind: 'failed' }),
      );
      if (query === wanted) settle(asked);
    }
    busy = false;
  };
  return {
    ask(query) {
      wanted = query;
      // Counted from the first letter without an answer, however many follow.
      timer ??= setTimeout(() => tell({ kind: 'loading' }), SKELETON_DELAY_MS);
      if (!busy) run();
    },
    stop() {
      wanted = null;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
