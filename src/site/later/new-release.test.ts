// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_SHOWN } from '../../model/page-shown.ts';
import { watchReleases } from './new-release.ts';

const OWN = '/assets/runtime.1.js';
const NEWER = '/assets/runtime.2.js';

const reload = vi.fn();
const seenByUs = vi.fn();
let listeners: AbortController;

/** The watch itself never ends; a test's listeners must. */
function watch(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  watchReleases();
}

const names = (runtime: string) => () => Response.json({ runtime });
const shown = () => dispatchEvent(new Event(PAGE_SHOWN));
const visible = () => document.dispatchEvent(new Event('visibilitychange'));
const settled = () => vi.advanceTimersByTimeAsync(50);

function click(selector: string): void {
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  document.body.innerHTML = `<script type="text/plain" src="${OWN}"></script>
    <a id="page" href="/guides/">Guides</a><a id="part" href="#part">Part</a>`;
  vi.spyOn(location, 'reload').mockImplementation(reload);
  listeners = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener, options) =>
      add(type, listener as EventListener, {
        ...(options as AddEventListenerOptions),
        signal: listeners.signal,
      }),
    );
  }
  // happy-dom would go there, and the next test would begin on another page.
  addEventListener('click', (event) => event.preventDefault(), { capture: true });
  document.addEventListener('click', seenByUs);
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockClear();
  seenByUs.mockClear();
});

test('a page shown from an outdated release is loaded anew, once', async () => {
  watch(names(NEWER));
  await settled();
  expect(reload).not.toHaveBeenCalled();
  shown();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('who has begun to read is not interrupted: the next click is the browser’s', async () => {
  const late = Promise.withResolvers<Response>();
  watch(() => late.promise);
  shown();
  await vi.advanceTimersByTimeAsync(1100);
  late.resolve(names(NEWER)());
  await settled();
  expect(reload).not.toHaveBeenCalled();
  click('#page');
  expect(seenByUs).not.toHaveBeenCalled();
  click('#part');
  expect(seenByUs).toHaveBeenCalledTimes(1);
});

test('a reader who goes from page to page asks once a minute', async () => {
  watch(names(OWN));
  for (let pages = 0; pages < 5; pages++) shown();
  await vi.advanceTimersByTimeAsync(59_900);
  shown();
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  shown();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a tab that is looked at again leaves its next click to the browser', async () => {
  watch(names(NEWER));
  visible();
  await settled();
  click('#page');
  expect([reload.mock.calls.length, seenByUs.mock.calls.length]).toEqual([0, 0]);
});

test.each([
  ['the same release', names(OWN)],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', () => Response.json({ runtime: NEWER }, { status: 503 })],
  ['another text', () => new Response('<!doctype html>')],
  ['no name', () => Response.json({})],
])('with %s nothing changes', async (_, answer) => {
  watch(answer);
  shown();
  visible();
  await settled();
  click('#page');
  expect([reload.mock.calls.length, seenByUs.mock.calls.length]).toEqual([0, 1]);
});
