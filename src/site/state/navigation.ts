// Moves between pages without a document load: intercepts links, drives the page machine, places view and focus.
import { useEffect, useReducer, useRef } from 'react';
import { SKELETON_DELAY_MS } from '../../model/constants.ts';
import { PAGE_SHOWN } from '../../model/page-shown.ts';
import { updateHead } from './head.ts';
import { clickedAddress } from './links.ts';
import { initialState, type PageState, pageReducer } from './page-state.ts';
import { installPrefetch } from './prefetch.ts';
import { ownScrollRestoration, placeView, rememberedPosition, rememberPosition } from './scroll.ts';
import type { View } from './view.ts';

/** Fetches what a path shows; the Not Found view for a page that does not exist. */
export type LoadView = (path: string) => Promise<View>;

export interface Navigation {
  state: PageState;
  retry: () => void;
}

/** In the chunk that every page fetches after its load: a page that fails finds it there. */
const documentHelps = (path: string): Promise<boolean> =>
  import(/* webpackChunkName: 'later' */ './redeploy.ts').then(
    ({ browserChecks, shouldNavigate }) => shouldNavigate(path, browserChecks()),
    () => false,
  );

interface Arrival {
  path: string;
  hash: string;
  position: { x: number; y: number } | null;
}

export function useNavigation(start: { url: string; view: View }, load: LoadView): Navigation {
  const [state, dispatch] = useReducer(pageReducer, initialState(start.url, start.view));
  const arrival = useRef<Arrival | null>(null);

  const go = (where: Arrival): void => {
    const { path } = where;
    arrival.current = where;
    dispatch({ type: 'requested', url: path });
    const timer = setTimeout(() => dispatch({ type: 'delayed', url: path }), SKELETON_DELAY_MS);
    load(path)
      .then(
        (view) => dispatch({ type: 'loaded', url: path, view }),
        async (error: Error) => {
          // The address bar is there already.
          if (await documentHelps(path)) location.reload();
          else dispatch({ type: 'failed', url: path, error });
        },
      )
      .finally(() => clearTimeout(timer));
  };
  const goLatest = useRef(go);
  goLatest.current = go;
  const loadLatest = useRef(load);
  loadLatest.current = load;

  useEffect(() => {
    ownScrollRestoration();
    let path = location.pathname;
    // The position is kept while reading, because Back gives no moment to note it.
    let pending = 0;
    // Between two pages the view stands in a skeleton, which is nobody's place.
    const remember = (): void => {
      if (arrival.current === null) rememberPosition();
    };
    const onScroll = (): void => {
      clearTimeout(pending);
      pending = window.setTimeout(remember, 100);
    };
    const onClick = (event: MouseEvent): void => {
      // Also for a link within the page, which the browser follows itself.
      clearTimeout(pending);
      remember();
      const url = clickedAddress(event);
      if (url === null) return;
      event.preventDefault();
      history.pushState(null, '', url);
      path = url.pathname;
      goLatest.current({ path, hash: url.hash, position: null });
    };
    const onPopState = (event: PopStateEvent): void => {
      clearTimeout(pending);
      const position = rememberedPosition(event.state);
      if (location.pathname === path) {
        placeView(location.hash, position);
        return;
      }
      path = location.pathname;
      goLatest.current({ path, hash: location.hash, position });
    };
    const stopPrefetch = installPrefetch((path) => loadLatest.current(path));
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stopPrefetch();
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page that has arrived
  useEffect(() => {
    // A reader who has gone on meanwhile arrives there, not here.
    if (state.chunk !== 'loaded' || arrival.current?.path !== state.url) return;
    const { hash, position } = arrival.current;
    arrival.current = null;
    updateHead(state.view, state.url);
    document.getElementById('main')?.focus({ preventScroll: true });
    placeView(hash, position);
    dispatchEvent(new Event(PAGE_SHOWN));
  }, [state.view, state.chunk]);

  const retry = (): void => go({ path: state.url, hash: location.hash, position: null });
  return { state, retry };
}
