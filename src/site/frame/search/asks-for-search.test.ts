// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asksForSearch, isBusy } from './asks-for-search.ts';

beforeEach(() => {
  document.body.innerHTML = `<p>text</p><input><textarea></textarea><select></select>
    <div contenteditable="true"><b>words</b></div>
    <a href="/search/"><span>Search</span></a><a href="/search/more/">Other</a>`;
});
afterEach(() => {
  document.documentElement.className = '';
});

function event(made: Event, at: string): Event {
  document.querySelector(at)?.dispatchEvent(made);
  return made;
}
const key = (init: KeyboardEventInit, at = 'p'): boolean =>
  asksForSearch(
    event(new KeyboardEvent('keydown', { bubbles: true, ...init }), at) as KeyboardEvent,
  );
const click = (at: string, init: MouseEventInit = {}): boolean =>
  asksForSearch(event(new MouseEvent('click', { bubbles: true, ...init }), at) as MouseEvent);

test('the slash asks, with Shift too, where a keyboard needs it', () => {
  expect(key({ key: '/' })).toBe(true);
  expect(key({ key: '/', shiftKey: true })).toBe(true);
  expect(key({ key: '7' })).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('the slash with %s belongs to the browser', (held) => {
  expect(key({ key: '/', [held]: true })).toBe(false);
});

test.each(['input', 'textarea', 'select', '[contenteditable] b'])(
  'a slash typed into %s is a slash',
  (at) => {
    expect(key({ key: '/' }, at)).toBe(false);
  },
);

test('switched off, the slash does nothing and Ctrl K still asks', () => {
  document.documentElement.classList.add('no-slash');
  expect(key({ key: '/' })).toBe(false);
  expect(key({ key: 'k', ctrlKey: true })).toBe(true);
});

test('Ctrl or ⌘ K asks everywhere, k alone and other combinations do not', () => {
  expect(key({ key: 'k', ctrlKey: true }, 'input')).toBe(true);
  expect(key({ key: 'k', metaKey: true })).toBe(true);
  expect(key({ key: 'K', ctrlKey: true })).toBe(true);
  expect(key({ key: 'k' })).toBe(false);
  expect(key({ key: 'k', ctrlKey: true, shiftKey: true })).toBe(false);
  expect(key({ key: 'k', ctrlKey: true, altKey: true })).toBe(false);
});

test('a plain click on a link to the search page asks, one for another tab does not', () => {
  expect(click('a span')).toBe(true);
  expect(click('a[href="/search/more/"]')).toBe(false);
  expect(click('p')).toBe(false);
  for (const held of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(click('a span', { [held]: true })).toBe(false);
  }
});

test('an open dialog and an open drawer are noticed', () => {
  expect(isBusy()).toBe(false);
  document.body.innerHTML = '<div role="dialog" aria-modal="true"></div>';
  expect(isBusy()).toBe(true);
  document.body.innerHTML = '<dialog open></dialog>';
  expect(isBusy()).toBe(true);
});
