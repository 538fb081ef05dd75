// Counts page views when nothing else is left to do, and never against a reader's wish.
import { waitsForClick } from '../state/outside.ts';
import { countViews } from './count-views.ts';

export function startAnalytics(id: string): void {
  if (waitsForClick()) return;
  // Safari has no idle callback.
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => countViews(id));
}
