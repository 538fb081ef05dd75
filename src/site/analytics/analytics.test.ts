// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_SHOWN } from '../../model/page-shown.ts';
import { startAnalytics } from './start-analytics.ts';

const added: unknown[] = [];
beforeEach(() => {
  added.length = 0;
  Reflect.deleteProperty(window, 'dataLayer');
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.map((node) => (node as HTMLScriptElement).src));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const commands = (): unknown[][] => {
  const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
  return dataLayer.map((entry) => Array.from(entry));
};

test.each([
  ['Do-Not-Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Save-Data', { connection: { saveData: true } }],
])('a reader with %s is not counted', (_name, wish) => {
  vi.stubGlobal('navigator', wish);
  startAnalytics('G-0000000001');
  expect([added, commands()]).toEqual([[], []]);
});

test('one script, no consent, one view at once and one for each page shown', () => {
  document.title = 'First';
  startAnalytics('G&1');
  expect(added).toEqual(['https://www.googletagmanager.com/gtag/js?id=G%261']);
  expect(commands().map(([name]) => name)).toEqual(['consent', 'js', 'config', 'event']);
  expect(Object.values(commands()[0]?.[2] as object)).toEqual(Array(4).fill('denied'));
  expect(commands()[2]?.[2]).toMatchObject({ send_page_view: false });
  document.title = 'Second';
  dispatchEvent(new Event(PAGE_SHOWN));
  expect(commands().slice(3)).toEqual([
    ['event', 'page_view', { page_title: 'First', page_location: expect.any(String) }],
    ['event', 'page_view', { page_title: 'Second', page_location: expect.any(String) }],
  ]);
});

test('a page that is never idle is counted all the same', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void, limit?: IdleRequestOptions) => {
    if (limit?.timeout !== undefined) setTimeout(run, limit.timeout);
  });
  startAnalytics('G-0000000001');
  expect(added).toEqual([]);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(added).toHaveLength(1);
});
