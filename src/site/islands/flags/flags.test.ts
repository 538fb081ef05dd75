// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST_AT_ONCE, start } from './flags.ts';

const row = (name: string, option: string): string =>
  `<tr><th id="${name}"><a href="#${name}">--${name}</a></th><td>string</td><td><code>${option}</code></td></tr>`;
const group = (id: string, rows: string[]): string =>
  `<section class="sec"><h3 id="${id}">${id}</h3><div class="flags"><table><tbody>${rows.join('')}</tbody></table></div></section>`;
const MANY = 3 * MOST_AT_ONCE;
const PAGE = `<div class="flag-filter"><div class="cards-bar"><input type="search"><p role="status"></p>
  <p class="cards-none" hidden><button data-reset>Show all</button></p></div></div>
  <p><a id="link" href="#output-path">link</a></p>
  ${group('g-output', [row('output-path', 'output.path'), row('output-clean', 'output.clean')])}
  ${group('g-stats', [row('stats-assets', 'stats.assets')])}
  ${group(
    'g-many',
    Array.from({ length: MANY }, (_, at) => row(`many-${at}`, at === 0 ? 'many.odd' : 'many.even')),
  )}`;

let stop: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  location.hash = '';
  document.body.innerHTML = PAGE;
  stop = start(find('.flag-filter'));
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('tr')]
    .filter((each) => each.closest('[hidden]') === null)
    .map((each) => each.firstElementChild?.id ?? '');
function type(text: string): void {
  find<HTMLInputElement>('input').value = text;
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
}
const status = (): string => find('[role=status]').textContent;
const ALL = MANY + 3;

test('every word counts, in the flag or in the option, and a group without a match goes', () => {
  type('PATH output');
  vi.runAllTimers();
  expect(shown()).toEqual(['output-path']);
  expect(status()).toBe(`1 of ${ALL} flags`);
  type('output.');
  vi.runAllTimers();
  expect(shown()).toEqual(['output-path', 'output-clean']);
  expect(find('#g-stats').closest<HTMLElement>('section')?.hidden).toBe(true);
  type('string');
  expect(status()).toBe(`0 of ${ALL} flags`);
});

test('nothing left is said, and the button brings all back and the focus to the field', () => {
  type('no such flag');
  expect(find('.cards-none').hidden).toBe(false);
  find('[data-reset]').click();
  expect(shown()).toHaveLength(ALL);
  expect(find('.cards-none').hidden).toBe(true);
  expect(status()).toBe(`${ALL} flags`);
  expect(document.activeElement).toBe(find('input'));
});

test('a keystroke shows few rows more in a frame, the first ones and the count at once', () => {
  type('even');
  expect(status()).toBe(`${MANY - 1} of ${ALL} flags`);
  const steps = [shown().length];
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    steps.push(shown().length);
  }
  expect(steps[0]).toBe(MOST_AT_ONCE);
  const more = steps.slice(1).map((count, at) => count - (steps[at] ?? 0));
  expect(Math.max(...more)).toBe(MOST_AT_ONCE);
  expect(Math.min(...more)).toBeGreaterThanOrEqual(0);
  expect(steps.at(-1)).toBe(MANY - 1);
});

test('a keystroke ends the work of the one before', () => {
  type('odd');
  type('');
  vi.runAllTimers();
  expect(shown()).toHaveLength(ALL);
});

test('a link to a row that is filtered away, and an address that names one, show it', () => {
  type('stats');
  vi.runAllTimers();
  find('#link').click();
  expect(shown()).toHaveLength(ALL);
  type('stats');
  vi.runAllTimers();
  const scrolled = vi.spyOn(find('#output-path'), 'scrollIntoView');
  location.hash = '#output-path';
  dispatchEvent(new Event('hashchange'));
  expect(shown()).toContain('output-path');
  expect(scrolled).toHaveBeenCalled();
});

test('what was typed before the code came is kept, but gives way to the row of the address', () => {
  stop?.();
  find<HTMLInputElement>('input').value = 'stats';
  stop = start(find('.flag-filter'));
  expect(shown()).toEqual(['stats-assets']);
  stop?.();
  location.hash = '#output-path';
  stop = start(find('.flag-filter'));
  expect(shown()).toHaveLength(ALL);
});
