// Finds the existing address a reader probably meant.
import { distance } from '../../../model/near.ts';

/** Beyond this a guess would mislead. */
const FARTHEST = 3;

export function nearestPath(path: string, paths: readonly string[]): string | null {
  let best: string | null = null;
  let least = FARTHEST + 1;
  for (const candidate of paths) {
    if (Math.abs(candidate.length - path.length) >= least) continue;
    const cost = distance(path, candidate);
    // Of a short name a few letters are all of it: `/abcd/` is not `/api/`.
    const name = candidate.split('/').at(-2) ?? '';
    if (cost < least && cost * 3 <= name.length) [best, least] = [candidate, cost];
  }
  return best;
}
