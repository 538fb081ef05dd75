// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { type StartIsland, startIslands } from './start-islands.ts';

afterEach(() => vi.restoreAllMocks());

function article(): HTMLElement {
  const element = document.createElement('article');
  element.innerHTML = '<div data-island="a"></div><div data-island="other"></div><p></p>';
  return element;
}

const islands = (start: StartIsland) => ({ a: async () => ({ start }) });
const settled = () => new Promise((done) => setTimeout(done));

test('a part of the page gets its code, once, and an unknown name gets none', async () => {
  const start = vi.fn<StartIsland>(() => undefined);
  const page = article();
  startIslands(page, islands(start));
  await settled();
  expect(start.mock.calls).toEqual([[page.querySelector('[data-island=a]')]]);
});

test('leaving the page stops it', async () => {
  const stop = vi.fn();
  const leave = startIslands(
    article(),
    islands(() => stop),
  );
  await settled();
  leave();
  expect(stop).toHaveBeenCalledOnce();
});

test('code that arrives after the reader has left does nothing', async () => {
  const start = vi.fn<StartIsland>(() => undefined);
  startIslands(article(), islands(start))();
  await settled();
  expect(start).not.toHaveBeenCalled();
});

test('code that does not arrive leaves the page as it is', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const page = article();
  const before = page.innerHTML;
  startIslands(page, { a: () => Promise.reject(new Error('Loading chunk a failed.')) });
  await settled();
  expect(page.innerHTML).toBe(before);
  expect(info).toHaveBeenCalledOnce();
});
