// What the dev server asks about mistakes in a page that can be shown all the same; whoever starts it answers.
import type { PageRecord } from '../../model/record.ts';
import type { Problem } from '../../pipeline/problem.ts';

export interface DevMistakes {
  of: (record: PageRecord) => Promise<Problem[]>;
  /** Folder outside content/ where an edit may mend a mistake: it is watched too. */
  folder: string;
}

/**
 * While a check runs, more edits may be saved: all of them together get one more run,
 * which sees the last of them.
 */
export function oneAtATime<T>(run: (url: string) => Promise<T>): (url: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();
  const begin = (url: string): Promise<T> => {
    next.delete(url);
    const result = run(url);
    running.set(url, result);
    const end = (): void => {
      if (running.get(url) === result) running.delete(url);
    };
    result.then(end, end);
    return result;
  };
  return (url) => {
    const now = running.get(url);
    if (now === undefined) return begin(url);
    const again = (): Promise<T> => begin(url);
    const later = next.get(url) ?? now.then(again, again);
    next.set(url, later);
    return later;
  };
}
