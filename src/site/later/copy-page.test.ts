// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installCopyPage } from './copy-page.ts';

const write = vi.fn<(items: { parts: Record<string, Promise<Blob>> }[]) => Promise<void>>();
const assign = vi.fn();
const link = (): HTMLAnchorElement => document.querySelector('a') as HTMLAnchorElement;
const icon = (): string | null => document.querySelector('use')?.getAttribute('href') ?? null;
const status = (): string | null => document.querySelector('[role=status]')?.textContent ?? null;

beforeAll(() => installCopyPage(document));
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<a href="/a/b.md" data-twin=""><svg><use href="#i-copy"></use></svg><span>Copy</span></a>' +
    '<div role="status"></div>';
  vi.stubGlobal('navigator', { clipboard: { write } });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly parts: Record<string, Promise<Blob>>;
      constructor(parts: Record<string, Promise<Blob>>) {
        this.parts = parts;
      }
    },
  );
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', async () => new Response('# Twin'));
  write.mockReset().mockImplementation(async ([item]) => void (await item?.parts['text/plain']));
  assign.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function click(init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return document.querySelector('span')?.dispatchEvent(event) ?? true;
}

test('the twin goes to the clipboard as text, and the link says so for two seconds', async () => {
  expect(click()).toBe(false);
  await vi.waitFor(() => expect(link().dataset['twin']).toBe('copied'));
  const blob = await write.mock.calls[0]?.[0][0]?.parts['text/plain'];
  expect(blob?.type).toBe('text/plain');
  expect(await blob?.text()).toBe('# Twin');
  expect([icon(), status()]).toEqual(['#i-check', 'Copied']);
  vi.advanceTimersByTime(2000);
  expect([link().dataset['twin'], icon(), status()]).toEqual(['', '#i-copy', '']);
  expect(assign).not.toHaveBeenCalled();
});

test('the link is followed when the clipboard is forbidden', async () => {
  write.mockRejectedValue(new Error('denied'));
  click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(link().href));
  expect(link().dataset['twin']).toBe('');
});

test.each([
  ['the server has none', () => new Response('', { status: 404 })],
  ['there is no network', () => Promise.reject(new Error('offline'))],
])('the reader stays and is told when %s', async (_what, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  click();
  await vi.waitFor(() => expect(link().dataset['twin']).toBe('failed'));
  expect([icon(), status()]).toEqual(['#i-wifi', 'Not reachable']);
  vi.advanceTimersByTime(2000);
  expect([link().dataset['twin'], icon(), status()]).toEqual(['', '#i-copy', '']);
  expect(assign).not.toHaveBeenCalled();
});

test('a click for a new tab is left to the browser', () => {
  expect(click({ ctrlKey: true })).toBe(true);
  expect(write).not.toHaveBeenCalled();
});
