// The page's life as a small machine without Suspense: ready, loading, or failed with a way out.
import type { View } from './view.ts';

/** The four states of a chunk, by the names of the specification's section 4. */
export type ChunkState = 'not-loaded' | 'loading' | 'loaded' | 'failed';

export interface PageState {
  /** Where the reader is going or is. */
  url: string;
  chunk: ChunkState;
  /** What is shown; stays until the next page is there or the skeleton takes its place. */
  view: View;
  skeleton: boolean;
  error: Error | null;
}

export type PageEvent =
  | { type: 'requested'; url: string }
  | { type: 'delayed'; url: string }
  | { type: 'loaded'; url: string; view: View }
  | { type: 'failed'; url: string; error: Error };

export function initialState(url: string, view: View): PageState {
  return { url, chunk: 'not-loaded', view, skeleton: false, error: null };
}

/** Events of a page the reader has since left are ignored. */
export function pageReducer(state: PageState, event: PageEvent): PageState {
  if (event.type === 'requested') {
    return { ...state, url: event.url, chunk: 'loading', skeleton: false, error: null };
  }
  if (event.url !== state.url || state.chunk !== 'loading') return state;
  if (event.type === 'delayed') return { ...state, skeleton: true };
  if (event.type === 'failed') {
    return { ...state, chunk: 'failed', skeleton: false, error: event.error };
  }
  return { ...state, chunk: 'loaded', skeleton: false, view: event.view };
}
