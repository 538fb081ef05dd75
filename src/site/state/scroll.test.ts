// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { placeView } from './scroll.ts';

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', ({ left, top }: ScrollToOptions) => scrolled(left, top));
  document.body.innerHTML = '<h2 id="a b">1</h2><h2 id="100%">2</h2><h2 id="%20">3</h2>';
  Element.prototype.scrollIntoView = function () {
    scrolled(this.textContent);
  };
});

const place = (hash: string, state: unknown = null): unknown[] => {
  history.replaceState(state, '', `/guides/${hash}`);
  placeView();
  return scrolled.mock.calls.flat();
};

test('a remembered position comes before the fragment', () => {
  expect(place('#a%20b', { x: 0, y: 120 })).toEqual([0, 120]);
});

test.each([
  ['', [0, 0]],
  ['#', [0, 0]],
  ['#nowhere', [0, 0]],
  ['#a%20b', ['1']],
  ['#%20', ['3']],
  ['#100%', ['2']],
  ['#%E0%A4%A', [0, 0]],
  ['#50%', [0, 0]],
])('the fragment "%s" leads there or to the top', (hash, expected) => {
  expect(place(hash)).toEqual(expected);
});
