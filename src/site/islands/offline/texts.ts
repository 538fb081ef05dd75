// Every sentence that the rows and the sum above them can say.
import { longDate } from '../../../model/long-date.ts';
import { formatBytes } from '../../../model/numbers.ts';
import type { OfflineList, OfflineSection } from '../../../model/offline.ts';
import { NoRoom } from './keep-current.ts';
import { allBytes, type Saved, sectionBytes, sharedBytes } from './saved.ts';

const plural = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;

export const factsText = (section: OfflineSection): string =>
  `${plural(section.pages.length, 'page')}, ${formatBytes(sectionBytes(section))}`;

export const savedText = ({ date }: Saved): string => `Saved on ${longDate(date)}`;

export const amountText = (done: number, all: number): string =>
  `${formatBytes(done)} of ${formatBytes(all)}`;

/** What a reader is told when saving ended early; `before` is the copy from an earlier time. */
export function endedText(
  error: unknown,
  { stopped, amount, before }: { stopped: boolean; amount: string; before: Saved | undefined },
): string {
  if (stopped) return `Stopped at ${amount}.`;
  if (error instanceof NoRoom) {
    const kept = before?.complete
      ? `The copy of ${longDate(before.date)} stays.`
      : 'Nothing of it was kept.';
    return `Your browser has no room for it. ${kept}`;
  }
  const { message } = error as Error;
  return amount === '' ? message : `${message} ${amount} are saved.`;
}

export function sumText(saved: readonly Saved[], list: OfflineList | null): string {
  if (saved.length > 0) {
    const { all, shared } = allBytes(saved);
    const sections = plural(saved.length, 'section');
    return `${sections} saved: ${formatBytes(all)} in all, with ${formatBytes(shared)} of code, styles, fonts and search index.`;
  }
  if (list === null) return 'A section can be saved when there is a network.';
  return `Nothing is saved yet. The first section brings ${formatBytes(sharedBytes(list.shared))} of code, styles, fonts and search index with it.`;
}
