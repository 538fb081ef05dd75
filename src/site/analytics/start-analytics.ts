// Counts page views when nothing else is left to do, and never against a reader's wish.
import { waitsForClick } from '../state/outside.ts';
import { countViews } from './count-views.ts';

/** In milliseconds; a view is worth this much waiting and no more. */
const LONGEST_WAIT = 2000;

export function startAnalytics(id: string): void {
  if (waitsForClick()) return;
  const count = (): void => countViews(id);
  // Safari has no idle callback, and on a busy machine Chromium may never find a page idle.
  if (window.requestIdleCallback) window.requestIdleCallback(count, { timeout: LONGEST_WAIT });
  else setTimeout(count);
}
