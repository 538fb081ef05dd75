// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { installTerms } from './terms.ts';

const term = (): HTMLElement => document.querySelector('a') as HTMLElement;
const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const isHushed = (): boolean => term().matches('.gloss.hush');

beforeAll(() => installTerms(document));
beforeEach(() => {
  document.body.innerHTML =
    '<p>A <a class="gloss" href="/glossary/#a">chunk</a> <button>b</button></p>';
  term().focus();
});

test('Escape hides the definition of the focused term, another key does not', () => {
  press('Enter');
  expect(isHushed()).toBe(false);
  press('Escape');
  expect(isHushed()).toBe(true);
});

test('it is there again after the focus or the pointer has left', () => {
  press('Escape');
  document.querySelector('button')?.focus();
  expect(isHushed()).toBe(false);
  expect(term().className).toBe('gloss');
  term().focus();
  press('Escape');
  term().dispatchEvent(new Event('pointerout', { bubbles: true }));
  expect(isHushed()).toBe(false);
});

test('a term that is neither pointed at nor focused is left alone', () => {
  term().blur();
  press('Escape');
  expect(isHushed()).toBe(false);
});
