// After a redeploy, or without a network, an open tab's chunks may be out of reach: one real navigation helps, and it must never loop.
import { COPY_HEADER } from '../../model/copy-header.ts';

const TRIED_KEY = 'redeploy-tried';

/** Address of the script that changes with every deploy. */
export function runtimeScript(html: string): string | null {
  return /src="([^"]*\/runtime\.[^"]+\.js)"/.exec(html)?.[1] ?? null;
}

export interface RedeployChecks {
  /**
   * The target's document as the server has it now, or null when it cannot be had. True when the
   * service worker has a copy to show in its place.
   */
  fetchDocument: (path: string) => Promise<string | true | null>;
  ownRuntime: string | null;
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
}

/** True when a document would show what a chunk cannot, and this address has not been tried before. */
export async function shouldNavigate(path: string, checks: RedeployChecks): Promise<boolean> {
  const { fetchDocument, ownRuntime, storage } = checks;
  if (storage === null || ownRuntime === null || storage.getItem(TRIED_KEY) === path) return false;
  const html = await fetchDocument(path).catch(() => null);
  if (html !== true) {
    const runtime = html === null ? null : runtimeScript(html);
    if (runtime === null || runtime === ownRuntime) return false;
  }
  storage.setItem(TRIED_KEY, path);
  return true;
}

/** With the checks as the browser makes them. */
export function documentHelps(path: string): Promise<boolean> {
  const script = document.querySelector('script[src*="/runtime."]');
  return shouldNavigate(path, {
    fetchDocument: async (path) => {
      const response = await fetch(path, { cache: 'no-store' });
      if (response.headers.has(COPY_HEADER)) return true;
      return response.ok ? response.text() : null;
    },
    ownRuntime: script?.getAttribute('src') ?? null,
    storage: sessionStorageOrNull(),
  });
}

/** A page that loaded ends the count: the next failure may try again. */
export function forgetAttempt(): void {
  sessionStorageOrNull()?.removeItem(TRIED_KEY);
}

function sessionStorageOrNull(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
