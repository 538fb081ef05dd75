// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HomeScreen } from './HomeScreen.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const page = {
  url: '/',
  title: 'webpack',
  description: 'What it does.',
  html: '',
  anchors: [],
  edit: '',
  contributors: [],
  v4Url: '',
};
const home = <HomeScreen page={page} html="" stage="<p>drawn</p>" />;

type Notify = (entries: { isIntersecting: boolean }[]) => void;

let observers: Notify[];
let reduced: EventTarget & { matches: boolean };
let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  observers = [];
  reduced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => reduced);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      notify: Notify;
      constructor(notify: Notify) {
        this.notify = notify;
      }
      observe(element: Element): void {
        if (element.querySelector('h1')) observers.push(this.notify);
      }
      disconnect(): void {}
    },
  );
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  act(() => root.render(home));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const state = () => ({
  lit: document.querySelector<HTMLElement>('main')?.dataset['word'],
  word: document.querySelector('[data-turn=current]')?.textContent,
  turn: document.querySelector<HTMLElement>('[data-beat]')?.dataset['beat'],
});
const button = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((each) => /animation/.test(each.textContent));

test('one beat every 5000 ms joins word, graph and cube', () => {
  expect(state()).toEqual({ lit: 'assets', word: 'assets', turn: '0' });
  pass(4999);
  expect(state()).toEqual({ lit: 'assets', word: 'assets', turn: '0' });
  pass(1);
  expect(state()).toEqual({ lit: 'scripts', word: 'scripts', turn: '1' });
  pass(4999);
  expect(state()).toEqual({ lit: 'scripts', word: 'scripts', turn: '1' });
  pass(1);
  expect(state()).toEqual({ lit: 'images', word: 'images', turn: '2' });
  pass(5000);
  expect(state()).toEqual({ lit: 'styles', word: 'styles', turn: '3' });
  pass(5000);
  expect(state()).toEqual({ lit: 'assets', word: 'assets', turn: '4' });
});

test('the word box is at least 110 wide, the cube 120 deep', () => {
  const html = renderToStaticMarkup(home);
  expect(html).toContain('<svg width="110" height="0"');
  expect(html).toContain('<svg width="120" height="120"');
  expect(html).toContain('Bundle your assets, scripts, images and styles');
  expect(html).not.toContain('style=');
});

test('the button stops all three, for the whole visit', () => {
  expect(button()?.textContent).toBe('Pause the animation');
  act(() => button()?.click());
  expect(button()?.textContent).toBe('Play the animation');
  expect(sessionStorage.getItem('home-paused')).toBe('true');
  pass(60_000);
  expect(state().turn).toBe('0');
  act(() => root.unmount());
  root = createRoot(document.body.firstElementChild as Element);
  act(() => root.render(home));
  pass(60_000);
  expect(state()).toEqual({ lit: 'assets', word: 'assets', turn: '0' });
  act(() => button()?.click());
  pass(5000);
  expect(state()).toEqual({ lit: 'scripts', word: 'scripts', turn: '1' });
});

const scrollTo = (isIntersecting: boolean): void =>
  act(() => {
    for (const notify of observers) notify([{ isIntersecting }]);
  });
const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
};

test.each([
  ['off screen', () => scrollTo(false), () => scrollTo(true)],
  ['in a hidden tab', () => hide(true), () => hide(false)],
  [
    'with the pointer on the diagram',
    () => pointer('pointerover', 'pointerenter'),
    () => pointer('pointerout', 'pointerleave'),
  ],
])('%s no timer runs; afterwards the beat goes on', (_, stop, start) => {
  pass(5000);
  stop();
  const timers = vi.getTimerCount();
  pass(60_000);
  expect(state()).toEqual({ lit: 'scripts', word: 'scripts', turn: '1' });
  expect(timers).toBe(0);
  start();
  pass(5000);
  expect(state()).toEqual({ lit: 'images', word: 'images', turn: '2' });
});

/** React hears of enter and leave by over and out. */
function pointer(...types: string[]): void {
  const stage = document.getElementById('stage')?.parentElement;
  act(() => {
    for (const type of types) stage?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
}

test('under reduced motion the word is assets, all is lit and nothing runs', () => {
  pass(5000);
  reduced.matches = true;
  act(() => reduced.dispatchEvent(new Event('change')));
  expect(state()).toMatchObject({ lit: 'assets', word: 'assets' });
  expect(vi.getTimerCount()).toBe(0);
});

test('the drawing is the HTML that came with the document', () => {
  expect(document.getElementById('stage')?.innerHTML).toBe('<p>drawn</p>');
});
