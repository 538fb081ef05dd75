// Moves between pages without a document load: follows links and history, shows what arrives, places view and focus.
import { useLayoutEffect, useRef, useState } from 'react';
import { SKELETON_DELAY_MS } from '../../model/constants.ts';
import { OFFLINE_PATH } from '../../model/offline.ts';
import { PAGE_SHOWN } from '../../model/page-shown.ts';
import { updateHead } from './head.ts';
import { clickedAddress } from './links.ts';
import { ownScroll, placeView, rememberPosition } from './scroll.ts';
import { useListening } from './use-listening.ts';
import type { View } from './view.ts';

/** Fetches what a path shows; the Not Found view for a page that does not exist. */
export type LoadView = (path: string) => Promise<View>;

export interface PageState {
  /** Where the reader is going or is. */
  url: string;
  /** The four states of a chunk, by the names of the specification's section 4. */
  chunk: 'not-loaded' | 'loading' | 'loaded' | 'failed';
  /** What is shown; stays until the next page is there or the skeleton takes its place. */
  view: View;
  skeleton: boolean;
  error: Error | null;
}

interface Navigation {
  state: PageState;
  retry: () => void;
}

/** Where the reader is or goes. Each navigation has its own, which tells it when it was abandoned. */
interface Place {
  path: string;
  arrived: boolean;
}

/** In the chunk that every page fetches after its load: a page that fails finds it there. */
const documentHelps = (path: string): Promise<boolean> =>
  import(/* webpackChunkName: 'later' */ './redeploy.ts').then(
    (redeploy) => redeploy.documentHelps(path),
    () => false,
  );

export function useNavigation(start: { url: string; view: View }, load: LoadView): Navigation {
  const [state, setState] = useState<PageState>({
    ...start,
    chunk: 'not-loaded',
    skeleton: false,
    error: null,
  });
  const place = useRef<Place>({ path: start.url, arrived: true });
  const first = useRef(start.url);

  /** The first page came with its document and stays in memory as chunks do. */
  const viewOf: LoadView = async (path) => (path === first.current ? start.view : load(path));

  const go = (path: string): void => {
    const own: Place = { path, arrived: false };
    place.current = own;
    const show = (change: Partial<PageState>): void => {
      if (place.current === own) setState((before) => ({ ...before, ...change }));
    };
    show({ url: path, chunk: 'loading', skeleton: false, error: null });
    const timer = setTimeout(show, SKELETON_DELAY_MS, { skeleton: true });
    viewOf(path)
      .then(
        (view) => show({ chunk: 'loaded', skeleton: false, view }),
        async (error: Error) => {
          const helps = place.current === own && (await documentHelps(path));
          // The address bar is there already.
          if (helps && place.current === own) location.reload();
          else show({ chunk: 'failed', skeleton: false, error });
        },
      )
      .finally(() => clearTimeout(timer));
  };

  useListening((signal) => {
    const here = place.current;
    here.path = location.pathname;
    // That document stands at whatever address was asked for.
    if (start.view.screen === 'not-found') first.current = here.path;
    // So does the worker's offline page, but the chunk that was asked for may be kept.
    else if (here.path !== start.url) {
      const goThere = (): void => {
        if (place.current === here) go(here.path);
      };
      load(here.path).then(
        ({ screen }) => screen !== 'not-found' && goThere(),
        // The reader went Back before anyone listened: the document of that address is to be had.
        () => start.url !== OFFLINE_PATH && goThere(),
      );
    }
    let pending = 0;
    // Between two pages the view stands in a skeleton, which is nobody's place.
    const remember = (): void => {
      clearTimeout(pending);
      if (place.current.arrived) rememberPosition();
    };
    const follow = (): void => {
      clearTimeout(pending);
      if (location.pathname !== place.current.path) go(location.pathname);
      else if (place.current.arrived) placeView();
    };
    ownScroll(signal);
    import(/* webpackChunkName: 'later' */ './prefetch.ts')
      .then(({ installPrefetch }) => signal.aborted || installPrefetch(viewOf, signal))
      .catch(console.info);
    // The position is kept while reading, because Back gives no moment to note it.
    const onScroll = (): void => {
      clearTimeout(pending);
      pending = window.setTimeout(remember, 100);
    };
    const onClick = (event: MouseEvent): void => {
      // Also for a link within the page, which the browser follows itself.
      remember();
      const url = clickedAddress(event);
      if (url === null) return;
      event.preventDefault();
      history.pushState(null, '', url);
      go(url.pathname);
    };
    document.addEventListener('click', onClick, { signal });
    addEventListener('scroll', onScroll, { passive: true, signal });
    addEventListener('popstate', follow, { signal });
    // The browser had put the page aside; history may have moved on to another of its entries.
    addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
  });

  // While the page is put on the screen, so that no click can come between.
  useLayoutEffect(() => {
    if (state.chunk !== 'loaded' || place.current.arrived) return;
    place.current.arrived = true;
    updateHead(state.view, state.url);
    document.getElementById('main')?.focus({ preventScroll: true });
    placeView();
    dispatchEvent(new Event(PAGE_SHOWN));
  }, [state]);

  return { state, retry: () => go(state.url) };
}
