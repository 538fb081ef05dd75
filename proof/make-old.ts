// A watcher must take nothing in a folder that was laid out a moment ago for changed, or it builds
// once more, and what a page shows is printed twice.
import { utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The 7 ms matter. watchpack learns how exact the file system is from the times it reads, assumes
 * two seconds until it has read one that is not round, and reports every folder that is younger
 * than that. A folder's age cannot be set, but with this time it is known to be exact to 10 ms.
 */
export const LONG_AGO = new Date('2026-01-01T00:00:00.007Z');

/** The file at `path` and the folders around it, below `root`; call it once everything is written. */
export function makeOld(root: string, path: string): void {
  for (let each = path; each !== '.'; each = dirname(each)) {
    utimesSync(join(root, each), LONG_AGO, LONG_AGO);
  }
}
