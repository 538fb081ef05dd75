// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cube } from './Cube.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const turn = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-beat]')?.dataset['turn'];
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('it is 30 pixels deep and turns every 1000 ms unless told otherwise', () => {
  act(() => root.render(<Cube />));
  expect(document.querySelector('svg')?.getAttribute('width')).toBe('30');
  pass(999);
  expect(turn()).toBeUndefined();
  pass(1);
  expect(turn()).toBe('odd');
  pass(1000);
  expect(turn()).toBe('even');
});

test('depth and repeat delay are its own to choose', () => {
  act(() => root.render(<Cube depth={120} repeatDelay={5000} />));
  expect(document.querySelector('svg')?.getAttribute('width')).toBe('120');
  pass(4999);
  expect(turn()).toBeUndefined();
  pass(1);
  expect(turn()).toBe('odd');
});

test('paused it stands and no timer runs', () => {
  act(() => root.render(<Cube paused />));
  expect(vi.getTimerCount()).toBe(0);
  pass(10_000);
  expect(turn()).toBeUndefined();
});

test('two cubes of six faces, without a style attribute', () => {
  const html = renderToStaticMarkup(<Cube depth={77} />);
  expect(html.match(/<i[ >]/g)).toHaveLength(12);
  expect(html).not.toContain('style=');
});
