// The last results a reader opened, kept in this browser only.

export const RECENT_STORAGE_KEY = 'search-recent';
const MOST = 5;

export interface Recent {
  url: string;
  title: string;
  trail: readonly string[];
  page: boolean;
}

/** A path as this site writes them: browsers read a backslash as a slash and skip tabs, so `/\evil` is another host. */
const PATH = /^\/(?!\/)[^\s\\]*$/;

/** Storage is anyone's: what does not look like ours, or leads elsewhere, is left out. */
function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { url, title, trail, page } = value as Partial<Recent>;
  return (
    typeof url === 'string' &&
    PATH.test(url) &&
    typeof title === 'string' &&
    typeof page === 'boolean' &&
    Array.isArray(trail) &&
    trail.every((step) => typeof step === 'string')
  );
}

/** Nothing where storage is blocked or holds something else. */
export function readRecent(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function remember({ url, title, trail, page }: Recent): void {
  const others = readRecent().filter((each) => each.url !== url);
  const kept = [{ url, title, trail, page }, ...others].slice(0, MOST);
  try {
    localStorage.setItem(RECENT_STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: the search works without a memory.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(RECENT_STORAGE_KEY);
  } catch {
    // Where storage is blocked there is nothing to forget.
  }
}
