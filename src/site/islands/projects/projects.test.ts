// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from './projects.ts';

const card = (npm: string, group: string, who: string): string =>
  `<li class="pc" data-group="${group}" data-branch="main"><a class="pc-n">${npm}</a> <span class="pc-r">webpack/${npm}</span> <p>What ${npm} does.</p><div class="pc-b">${'<span></span>'.repeat(9)}</div>${who}</li>`;
const chip = (group: string, count: number): string =>
  `<button class="chip" data-group="${group}" aria-pressed="${group === ''}">x <span>${count}</span></button>`;
const PAGE = `<div class="projects">
  <div class="cards-bar"><input type="search">
    ${chip('', 3)}${chip('core', 1)}${chip('loader', 2)}${chip('plugin', 0)}${chip('needed', 1)}
    <p role="status">3 projects</p>
    <p class="cards-none" hidden><button data-reset>Show all</button></p></div>
  <p data-badges>Badges come from img.shields.io.</p>
  <ul>${card('tapable', 'core', '')}${card('css-loader', 'loader', '')}${card('val-loader', 'loader', '<a class="need">Maintainer needed...</a>')}</ul>
</div>`;

/** Stands in for the browser's: a test says which card comes near. */
let seen: { observed: Set<Element>; near: (card: Element) => void };
class Observer {
  observed = new Set<Element>();
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    const near = (target: Element): void => {
      if (this.observed.has(target)) callback([{ isIntersecting: true, target }]);
    };
    seen = { observed: this.observed, near };
  }
  observe(card: Element): void {
    this.observed.add(card);
  }
  unobserve(card: Element): void {
    this.observed.delete(card);
  }
  disconnect(): void {
    this.observed.clear();
  }
}

let stop: (() => void) | undefined;
function begin(): void {
  document.body.innerHTML = PAGE;
  stop = start(find('.projects'));
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  delete document.documentElement.dataset['theme'];
  begin();
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};
const images = (): HTMLImageElement[] => [...document.querySelectorAll('img')];
const shown = (): string[] =>
  [...document.querySelectorAll('.pc:not([hidden]) .pc-n')].map((name) => name.textContent);
const counts = (): string =>
  [...document.querySelectorAll('.chip span')].map((span) => span.textContent).join(' ');
function type(text: string): void {
  find<HTMLInputElement>('input').value = text;
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
}

test('words narrow the cards, chips follow, and a status says to how many', () => {
  type('LOADER does');
  expect(shown()).toEqual(['css-loader', 'val-loader']);
  expect(counts()).toBe('2 0 2 0 1');
  expect(find('[role=status]').textContent).toBe('2 of 3 projects');
  type('');
  expect(find('[role=status]').textContent).toBe('3 projects');
});

test('one chip at a time; pressed again it lets go', () => {
  find('[data-group=needed]').click();
  expect(shown()).toEqual(['val-loader']);
  find('.chip[data-group=core]').click();
  expect(shown()).toEqual(['tapable']);
  expect(document.querySelectorAll('.chip[aria-pressed=true]')).toHaveLength(1);
  find('.chip[data-group=core]').click();
  expect(shown()).toHaveLength(3);
});

test('nothing found offers everything, and the focus is not lost', () => {
  type('nothing like it');
  expect(find('.cards-none').hidden).toBe(false);
  find('[data-reset]').click();
  expect(shown()).toHaveLength(3);
  expect(find('.cards-none').hidden).toBe(true);
  expect(document.activeElement).toBe(find('input'));
});

test('nine badges come when a card is near, and only for that card', () => {
  expect(images()).toEqual([]);
  seen.near(find('.pc:nth-child(2)'));
  expect(images()).toHaveLength(9);
  expect(document.querySelectorAll('.pc:nth-child(2) .pc-b > span > img')).toHaveLength(9);
  expect(images()[0]?.src).toContain('https://img.shields.io/npm/v/css-loader?');
  expect(images()[3]?.src).toContain('/github/issues-raw/webpack/css-loader?');
  expect(images()[0]?.referrerPolicy).toBe('no-referrer');
  expect(images()[0]?.loading).toBe('lazy');
  seen.near(find('.pc:nth-child(2)'));
  expect(images()).toHaveLength(9);
});

test('a badge that fails leaves its place; when all have failed the card says so', () => {
  seen.near(find('.pc'));
  const [first, ...others] = images();
  first?.dispatchEvent(new Event('error'));
  expect(images()).toHaveLength(8);
  expect(document.querySelectorAll('.pc:first-child .pc-b > span')).toHaveLength(9);
  expect(document.querySelector('.pc-b > p')).toBeNull();
  for (const image of others) image.dispatchEvent(new Event('error'));
  expect(find('.pc-b > p').textContent).toBe('No badges: img.shields.io did not answer.');
});

test('another theme asks anew for what is near, in its colours', async () => {
  seen.near(find('.pc'));
  document.documentElement.dataset['theme'] = 'dark';
  await vi.waitFor(() => expect(images()).toEqual([]));
  seen.near(find('.pc'));
  expect(images()[0]?.src).toContain('labelColor=263741');
});

test('who asked not to be tracked is asked first', () => {
  stop?.();
  vi.stubGlobal('navigator', { doNotTrack: '1' });
  seen = { observed: new Set(), near: () => {} };
  begin();
  expect(seen.observed.size).toBe(0);
  const button = find('[data-badges] button');
  expect(button.textContent).toBe('Load badges from img.shields.io');
  button.click();
  expect(find('[data-badges]').textContent).toBe('Badges come from img.shields.io.');
  expect(document.activeElement).toBe(find('[data-badges]'));
  expect(seen.observed.size).toBe(3);
});

test('after the reader left nothing is watched', () => {
  stop?.();
  expect(seen.observed.size).toBe(0);
  type('css');
  expect(shown()).toHaveLength(3);
});
