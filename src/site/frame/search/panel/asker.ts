// Asks one thing at a time and always the newest: an answer to what is no longer typed is dropped, and a better one replaces
// an answer that is still shown.
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
  /** What is shown, until something else is asked. */
  let shown: SearchAnswer | null = null;

  const settle = (asked: Asked): void => {
    clearTimeout(timer);
    timer = undefined;
    wanted = null;
    tell(asked);
    shown = asked.kind === 'answer' ? asked.answer : null;
    if (shown?.better) improve(shown, shown.better);
  };
  const improve = async (
    answer: SearchAnswer,
    better: () => Promise<SearchAnswer>,
  ): Promise<void> => {
    const { better: _, ...without } = answer;
    const improved = await better().catch(() => without);
    if (shown === answer) tell({ kind: 'answer', answer: improved });
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
      shown = null;
      // Counted from the first letter without an answer, however many follow.
      timer ??= setTimeout(() => tell({ kind: 'loading' }), SKELETON_DELAY_MS);
      if (!busy) run();
    },
    stop() {
      wanted = null;
      shown = null;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
