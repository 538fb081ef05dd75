// What a component listens to outside itself ends with it, by one signal for all its listeners.
import { useEffect } from 'react';

/** Listens once, or anew when `dependency` changes. */
export function useListening(listen: (signal: AbortSignal) => void, dependency?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the one that counts
  useEffect(() => {
    const listening = new AbortController();
    listen(listening.signal);
    return () => listening.abort();
  }, [dependency]);
}
