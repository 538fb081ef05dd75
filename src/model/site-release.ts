// What a build says of itself: open tabs learn from it that another one is published.

/** Written last, so a build without it is not complete. */
export const RELEASE_PATH = '/release.json';

export interface SiteRelease {
  /** Address of the script that changes with every page and every line of code. */
  runtime: string;
}
