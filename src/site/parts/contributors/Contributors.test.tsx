// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTRIBUTORS_CHECK_INTERVAL_MS } from '../../../model/constants.ts';
import { Contributors } from './Contributors.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  // happy-dom lays nothing out: say that the list is on screen.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 10,
    bottom: 50,
  } as DOMRect);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pictures = (): (string | null)[] =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const button = (): HTMLButtonElement | null => document.querySelector('button');
const show = async (): Promise<void> => {
  await act(async () => root.render(<Contributors handles={['webpack', 'ada']} />));
  await act(async () => vi.advanceTimersByTime(CONTRIBUTORS_CHECK_INTERVAL_MS));
};
const BOTH = ['webpack', 'ada'].map((handle) => `https://github.com/${handle}.png?size=90`);

test('without a signal the pictures come into view with the list, and no button', async () => {
  await show();
  expect(pictures()).toEqual(BOTH);
  expect(button()).toBeNull();
});

test.each([
  ['Do-Not-Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Save-Data', { connection: { saveData: true } }],
])('with %s they wait for a click, initials stand meanwhile', async (_name, said) => {
  vi.stubGlobal('navigator', said);
  await show();
  expect(pictures()).toEqual([]);
  expect(document.querySelector('ul')?.textContent).toBe('WwebpackAada');
  expect(button()?.textContent).toBe('Show pictures from GitHub');
  await act(async () => button()?.click());
  expect(pictures()).toEqual(BOTH);
  expect(button()).toBeNull();
  expect(document.activeElement?.getAttribute('href')).toBe('https://github.com/webpack');
});

test('the server writes neither pictures nor a button', () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' });
  expect(renderToStaticMarkup(<Contributors handles={['a']} />)).not.toMatch(/<(?:img|button)/);
});
