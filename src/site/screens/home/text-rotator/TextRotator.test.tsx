// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextRotator } from './TextRotator.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const WORDS = ['one', 'two', 'three'];

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

const shown = (): string | null | undefined =>
  document.querySelector('[data-turn=current]')?.textContent;
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('the first word gives way after the delay, the others every 3000 ms', () => {
  act(() => root.render(<TextRotator words={WORDS} delay={5000} />));
  expect(shown()).toBe('one');
  pass(4999);
  expect(shown()).toBe('one');
  pass(1);
  expect(shown()).toBe('two');
  expect(document.querySelector('[data-turn=last]')?.textContent).toBe('one');
  pass(2999);
  expect(shown()).toBe('two');
  pass(1);
  expect(shown()).toBe('three');
  pass(3000);
  expect(shown()).toBe('one');
});

test('a repeat delay of its own is kept', () => {
  act(() => root.render(<TextRotator words={WORDS} delay={100} repeatDelay={700} />));
  pass(100 + 699);
  expect(shown()).toBe('two');
  pass(1);
  expect(shown()).toBe('three');
});

test('paused it keeps its word and no timer runs; still it shows the first', () => {
  act(() => root.render(<TextRotator words={WORDS} delay={1000} />));
  pass(1000);
  act(() => root.render(<TextRotator words={WORDS} delay={1000} paused />));
  expect(vi.getTimerCount()).toBe(0);
  pass(60_000);
  expect(shown()).toBe('two');
  act(() => root.render(<TextRotator words={WORDS} delay={1000} still />));
  expect(shown()).toBe('one');
  expect(vi.getTimerCount()).toBe(0);
});

test('all words share one box, at least as wide as asked, without a style attribute', () => {
  const html = renderToStaticMarkup(<TextRotator words={WORDS} delay={1} width={110} />);
  expect(html).toContain('<svg width="110"');
  expect(html).toContain('aria-hidden="true"');
  for (const word of WORDS) expect(html).toContain(`>${word}<`);
  expect(html).not.toContain('style=');
});
