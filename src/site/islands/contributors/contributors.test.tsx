// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTRIBUTORS_CHECK_INTERVAL_MS } from '../../../model/constants.ts';
import { Contributors } from '../../parts/contributors/Contributors.tsx';
import { start } from './contributors.ts';

let place = { top: 10, bottom: 50 };
let stop: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  place = { top: 10, bottom: 50 };
  // happy-dom lays nothing out: say where the list is.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => place as DOMRect);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pictures = (): (string | null)[] =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const button = (): HTMLButtonElement | null => document.querySelector('button');
const look = (): void => {
  vi.advanceTimersByTime(CONTRIBUTORS_CHECK_INTERVAL_MS);
};
const show = (): void => {
  document.body.innerHTML = renderToStaticMarkup(<Contributors handles={['webpack', 'ada']} />);
  stop = start(document.querySelector('section') as HTMLElement);
  look();
};
const BOTH = ['webpack', 'ada'].map((handle) => `https://github.com/${handle}.png?size=90`);

test('without a signal the pictures come into view with the list, and no button', () => {
  show();
  expect(pictures()).toEqual(BOTH);
  expect(button()).toBeNull();
});

test('a list that is not in view asks for nothing until it is', () => {
  place = { top: innerHeight, bottom: innerHeight + 40 };
  show();
  expect(pictures()).toEqual([]);
  place = { top: 10, bottom: 50 };
  look();
  expect(pictures()).toEqual(BOTH);
});

test('a page that was left asks for nothing', () => {
  place = { top: innerHeight, bottom: innerHeight + 40 };
  show();
  stop?.();
  place = { top: 10, bottom: 50 };
  look();
  expect(pictures()).toEqual([]);
});

test('a picture that fails leaves the initial', () => {
  show();
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(pictures()).toEqual(BOTH.slice(1));
  expect(document.querySelector('a')?.textContent).toBe('Wwebpack');
});

test.each([
  ['Do-Not-Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Save-Data', { connection: { saveData: true } }],
])('with %s they wait for a click, initials stand meanwhile', (_name, said) => {
  vi.stubGlobal('navigator', said);
  show();
  expect(pictures()).toEqual([]);
  expect(document.querySelector('ul')?.textContent).toBe('WwebpackAada');
  expect(button()?.textContent).toBe('Show pictures from GitHub');
  button()?.click();
  expect(pictures()).toEqual(BOTH);
  expect(button()).toBeNull();
  expect(document.activeElement?.getAttribute('href')).toBe('https://github.com/webpack');
});

test('the server writes neither pictures nor a button', () => {
  expect(renderToStaticMarkup(<Contributors handles={['a']} />)).not.toMatch(/<(?:img|button)/);
});
