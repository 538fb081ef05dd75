// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onBeat } from './clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const TIMES = { delay: 5000, repeatDelay: 5000 };

test('parts with the same times share one timer and beat together', () => {
  const seen: string[] = [];
  const stops = [
    onBeat(TIMES, () => seen.push('a')),
    onBeat(TIMES, () => seen.push('b')),
    onBeat({ delay: 100, repeatDelay: 7000 }, () => seen.push('other')),
  ];
  expect(vi.getTimerCount()).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual(['other', 'a', 'b', 'other', 'a', 'b']);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('after everybody left, the next one waits the whole first delay', () => {
  const beat = vi.fn();
  onBeat(TIMES, beat)();
  vi.advanceTimersByTime(3000);
  const stop = onBeat(TIMES, beat);
  vi.advanceTimersByTime(4999);
  expect(beat).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(beat).toHaveBeenCalledTimes(1);
  stop();
});
