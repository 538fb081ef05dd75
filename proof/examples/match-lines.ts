// Compares the lines a page shows with the real ones; a line that is only `…` stands for any number.

export const ELLIPSIS = '…';

/** Index of the first shown line that does not hold, or -1. */
export function firstMismatch(shown: readonly string[], real: readonly string[]): number {
  let at = 0;
  let start = 0;
  while (start <= shown.length) {
    const stop = shown.findIndex((line, index) => index >= start && line.trim() === ELLIPSIS);
    const isLast = stop === -1;
    const segment = shown.slice(start, isLast ? shown.length : stop);
    const mismatch = place(segment, real.slice(at), { floats: start > 0, isLast });
    if (mismatch.index !== -1) return start + mismatch.index;
    at += mismatch.consumed;
    if (isLast) return -1;
    start = stop + 1;
  }
  return -1;
}

interface Placed {
  index: number;
  consumed: number;
}

/** A segment after `…` floats to its first match; the last one ends where the real text ends. */
function place(
  segment: readonly string[],
  real: readonly string[],
  { floats, isLast }: { floats: boolean; isLast: boolean },
): Placed {
  const last = real.length - segment.length;
  const from = floats && isLast ? Math.max(0, last) : 0;
  const to = floats ? Math.max(from, last) : 0;
  let best = 0;
  for (let offset = from; offset <= to; offset++) {
    const same = segment.findIndex((line, index) => line !== real[offset + index]);
    if (same === -1 && (!isLast || offset === last)) {
      return { index: -1, consumed: offset + segment.length };
    }
    best = Math.max(best, same === -1 ? segment.length - 1 : same);
  }
  return { index: best, consumed: 0 };
}
