// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SKELETON_DELAY_MS } from '../../model/constants.ts';
import { PAGE_SHOWN } from '../../model/page-shown.ts';
import { type PageState, useNavigation } from './navigation.ts';
import { documentHelps } from './redeploy.ts';
import type { View } from './view.ts';

vi.mock('./redeploy.ts', () => ({ documentHelps: vi.fn() }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const pageView = (url: string): View => ({
  screen: 'page',
  nav: null,
  wide: false,
  text: { kept: '' },
  page: {
    url,
    title: `Title of ${url}`,
    description: '',
    anchors: [],
    v4Url: '',
  },
});
const Nothing = (): null => null;
const error = new Error('Loading chunk failed.');

/** Every call of the loader, in order; the test decides when and how each ends. */
let loads: { path: string; arrive: () => Promise<void>; fail: () => Promise<void> }[];
let state: PageState;
let retry: () => void;
let root: ReturnType<typeof createRoot>;
const reload = vi.fn();
const placed = vi.fn();
const shown = vi.fn();

function load(path: string): Promise<View> {
  const { promise, resolve, reject } = Promise.withResolvers<View>();
  loads.push({
    path,
    arrive: () => act(async () => resolve(pageView(path))),
    fail: () => act(async () => reject(error)),
  });
  return promise;
}

const title = ({ view }: PageState): string => (view.screen === 'page' ? view.page.url : '404');
/** What the reader sees, in a word. */
const seen = (): string => {
  if (state.chunk === 'failed') return 'error';
  return state.skeleton ? 'skeleton' : title(state);
};

function Site({ start }: { start: { url: string; view: View } }) {
  ({ state, retry } = useNavigation(start, load));
  return (
    <main id="main" tabIndex={-1}>
      <a href="/b/">b</a> <a href="/c/">c</a> <a href="/b/#part">part</a>
      <h2 id="part">{seen()}</h2>
    </main>
  );
}

const click = (href: string): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click());
/** As the browser does it: the address and the entry's state first, then the event. */
const moveTo = (url: string, entry: object | null = null): Promise<void> =>
  act(async () => {
    history.replaceState(entry, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: entry }));
  });
const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const scrollBy = (y: number): Promise<void> => {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
  return wait(100);
};

async function open(url: string, view: View): Promise<void> {
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<Site start={{ url, view }} />));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.mocked(documentHelps).mockResolvedValue(false);
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => placed(top));
  vi.stubGlobal('scrollY', 0);
  Element.prototype.scrollIntoView = function () {
    placed(`#${this.id}`);
  };
  addEventListener(PAGE_SHOWN, shown);
  loads = [];
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', '/a/');
  await open('/a/', pageView('/a/'));
  placed.mockClear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  removeEventListener(PAGE_SHOWN, shown);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const mock of [reload, placed, shown]) mock.mockClear();
});

test('the first page needs no chunk', () => {
  expect(state).toMatchObject({ url: '/a/', chunk: 'not-loaded', skeleton: false, error: null });
  expect([seen(), loads, shown.mock.calls]).toEqual(['/a/', [], []]);
});

test('a page that arrives takes address, title, focus and the top of the view', async () => {
  await click('/b/');
  expect([location.pathname, seen(), state.chunk]).toEqual(['/b/', '/a/', 'loading']);
  await loads[0]?.arrive();
  expect([seen(), state.chunk, document.title]).toEqual([
    '/b/',
    'loaded',
    'Title of /b/ | webpack',
  ]);
  expect(document.activeElement?.id).toBe('main');
  expect([placed.mock.calls, shown.mock.calls.length]).toEqual([[[0]], 1]);
  await wait(SKELETON_DELAY_MS);
  expect(seen()).toBe('/b/');
});

test('a slow page shows the skeleton until it is there', async () => {
  await click('/b/');
  await wait(SKELETON_DELAY_MS - 1);
  expect(seen()).toBe('/a/');
  await wait(1);
  expect(seen()).toBe('skeleton');
  await loads[0]?.arrive();
  expect(seen()).toBe('/b/');
});

test('a failure shows its error; another try forgets it', async () => {
  await click('/b/');
  await wait(SKELETON_DELAY_MS);
  await loads[0]?.fail();
  expect([seen(), state.error]).toEqual(['error', error]);
  await act(async () => retry());
  expect([state.chunk, state.error]).toEqual(['loading', null]);
  await loads[1]?.arrive();
  expect([seen(), loads.length]).toEqual(['/b/', 2]);
});

test('a failure that a document would mend loads it', async () => {
  vi.mocked(documentHelps).mockResolvedValue(true);
  await click('/b/');
  await loads[0]?.fail();
  expect([reload.mock.calls.length, seen()]).toEqual([1, '/a/']);
});

test('two navigations: only the second arrives, whichever chunk comes first', async () => {
  await click('/b/');
  await click('/c/');
  await loads[0]?.arrive();
  expect([seen(), shown.mock.calls.length]).toEqual(['/a/', 0]);
  await loads[1]?.arrive();
  expect([seen(), shown.mock.calls.length]).toEqual(['/c/', 1]);

  await click('/b/');
  await moveTo('/d/');
  await loads[3]?.arrive();
  await loads[2]?.arrive();
  expect([seen(), document.title]).toEqual(['/d/', 'Title of /d/ | webpack']);
});

test('the delay of an abandoned navigation brings no skeleton', async () => {
  await click('/b/');
  await wait(SKELETON_DELAY_MS - 1);
  await click('/c/');
  await moveTo('/b/');
  await wait(1);
  expect(seen()).toBe('/a/');
});

test('a failure after leaving is nobody’s: no error, no reload, no question', async () => {
  vi.mocked(documentHelps).mockResolvedValue(true);
  await click('/b/');
  await click('/c/');
  await loads[0]?.fail();
  expect([seen(), reload.mock.calls, vi.mocked(documentHelps).mock.calls]).toEqual(['/a/', [], []]);
  // To the same page again: the first attempt's failure is not the second's.
  await moveTo('/b/');
  await click('/c/');
  await moveTo('/b/');
  await loads[2]?.fail();
  expect([state.chunk, reload.mock.calls]).toEqual(['loading', []]);
});

test('a reader who leaves while a document is asked for is not reloaded', async () => {
  const asked = Promise.withResolvers<boolean>();
  vi.mocked(documentHelps).mockReturnValue(asked.promise);
  await click('/b/');
  await loads[0]?.fail();
  await click('/c/');
  await act(async () => asked.resolve(true));
  expect(reload).not.toHaveBeenCalled();
  await loads[1]?.arrive();
  expect(seen()).toBe('/c/');
});

test('Back during a load shows the first page from memory, where it was read', async () => {
  await scrollBy(700);
  await click('/b/');
  await wait(SKELETON_DELAY_MS);
  expect(seen()).toBe('skeleton');
  await moveTo('/a/', { x: 0, y: 700 });
  expect([seen(), loads.length, placed.mock.calls]).toEqual(['/a/', 1, [[700]]]);
  await wait(SKELETON_DELAY_MS);
  await loads[0]?.arrive();
  expect([seen(), document.title]).toEqual(['/a/', 'Title of /a/ | webpack']);
});

test('a Not Found document is kept under the address that was asked for', async () => {
  await act(async () => root.unmount());
  history.replaceState(null, '', '/nowhere/');
  await open('/404/', { screen: 'not-found', NotFound: Nothing });
  await click('/b/');
  await loads[0]?.arrive();
  await moveTo('/nowhere/');
  expect([seen(), loads.length]).toEqual(['404', 1]);
});

const openInstead = async (asked: string): Promise<void> => {
  await act(async () => root.unmount());
  history.replaceState(null, '', asked);
  await open('/offline/', pageView('/offline/'));
};

test('the offline page gives way to the page it stands for, if its chunk is kept', async () => {
  await openInstead('/b/');
  expect([seen(), loads.map(({ path }) => path)]).toEqual(['/offline/', ['/b/']]);
  await loads[0]?.arrive();
  await loads[1]?.arrive();
  expect([seen(), location.pathname]).toEqual(['/b/', '/b/']);
});

test('without that chunk it stays, and so it does for a reader who has gone on', async () => {
  await openInstead('/b/');
  await loads[0]?.fail();
  expect([seen(), state.chunk]).toEqual(['/offline/', 'not-loaded']);
  await openInstead('/b/');
  await click('/c/');
  await loads[1]?.arrive();
  expect([state.url, loads.length]).toEqual(['/c/', 3]);
});

test('the same page with another fragment: nothing is loaded, the view moves', async () => {
  await moveTo('/a/#part');
  expect([seen(), loads, placed.mock.calls]).toEqual(['/a/', [], [['#part']]]);
});

test('another fragment while the page is on its way is where it arrives', async () => {
  await click('/b/');
  await moveTo('/b/#part');
  expect([loads.length, placed.mock.calls]).toEqual([1, []]);
  await loads[0]?.arrive();
  expect([seen(), placed.mock.calls]).toEqual(['/b/', [['#part']]]);
});

test('positions are noted while reading, never between two pages', async () => {
  await scrollBy(300);
  expect(history.state).toEqual({ x: 0, y: 300, at: -1 });
  await click('/b/');
  await scrollBy(40);
  expect(history.state).toBeNull();
  await loads[0]?.arrive();
  await scrollBy(50);
  expect(history.state).toEqual({ x: 0, y: 50, at: -1 });
});

const pageShow = (persisted: boolean): Promise<void> =>
  act(async () => {
    const event = new Event('pageshow');
    Object.assign(event, { persisted });
    dispatchEvent(event);
  });

test('a page the browser had put aside keeps its place and owns the scrolling again', async () => {
  await scrollBy(300);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  await pageShow(true);
  expect([history.scrollRestoration, placed.mock.calls]).toEqual(['manual', [[300]]]);
  expect([seen(), loads]).toEqual(['/a/', []]);
  await click('/b/');
  await loads[0]?.arrive();
  await moveTo('/a/', { x: 0, y: 300 });
  expect([seen(), placed.mock.lastCall]).toEqual(['/a/', [300]]);
});

test('put aside on one of its pages and shown again at another, it shows that one', async () => {
  await click('/b/');
  await loads[0]?.arrive();
  dispatchEvent(new Event('pagehide'));
  history.replaceState({ x: 0, y: 80 }, '', '/a/');
  await pageShow(true);
  expect([seen(), placed.mock.lastCall]).toEqual(['/a/', [80]]);
});

test('a document that is shown for the first time is left where it is', async () => {
  await pageShow(false);
  expect(placed).not.toHaveBeenCalled();
});

test('unmounted, it leaves clicks, history and scrolling to the browser', async () => {
  await act(async () => root.unmount());
  expect(history.scrollRestoration).toBe('auto');
  await moveTo('/b/');
  expect(loads).toEqual([]);
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
