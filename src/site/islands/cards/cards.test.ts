// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { start } from './cards.ts';

const card = (name: string, text: string, old = ''): string =>
  `<li class="card ${old}"><a>${name}</a> <p>${text}</p></li>`;
const chip = (id: string, count: number): string =>
  `<button class="chip" data-group="${id}" aria-pressed="${id === ''}">x <span>${count}</span></button>`;
const PAGE = `
  <a id="outline" href="#scripts">Scripts</a>
  <div class="cards" data-noun="loader">
    <div class="cards-bar"><input type="search">
      <button class="chip" data-old aria-pressed="true">Also retired <span>1</span></button>
      <p role="status">3 loaders</p>
      <div class="chips">${chip('', 3)}${chip('scripts', 1)}${chip('styles', 2)}</div>
      <p class="cards-none" hidden><button data-reset>Show all</button></p>
    </div>
    <div class="cards-g" data-group="scripts"><h3 id="scripts">Scripts</h3><ul>${card('babel-loader', 'Compiles JavaScript')}</ul></div>
    <div class="cards-g" data-group="styles"><h3 id="styles">Styles</h3><ul>${card('sass-loader', 'Compiles Sass')}${card('css-loader', 'Reads CSS', 'old')}</ul></div>
  </div>`;

let stop: (() => void) | undefined;
beforeEach(() => {
  document.body.innerHTML = PAGE;
  stop = start(find('.cards'));
});
afterEach(() => stop?.());

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.cards-g:not([hidden]) .card:not([hidden]) a')].map(
    (link) => link.textContent,
  );
const counts = (): string =>
  [...document.querySelectorAll('.chips span')].map((span) => span.textContent).join(' ');
const status = (): string => find('[role=status]').textContent;
const press = (selector: string): void => find(selector).click();
function type(text: string): void {
  const input = find<HTMLInputElement>('input');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test('starting changes nothing', () => {
  const before = document.body.innerHTML;
  stop?.();
  stop = start(find('.cards'));
  expect(document.body.innerHTML).toBe(before);
});

test('words narrow by name and sentence, in any order and case, and are counted', () => {
  type('SASS compiles');
  expect(shown()).toEqual(['sass-loader']);
  expect(status()).toBe('1 of 3 loaders');
  expect(counts()).toBe('1 0 1');
  expect(find('[data-group=scripts].cards-g').hidden).toBe(true);
  type('');
  expect(shown()).toHaveLength(3);
  expect(status()).toBe('3 loaders');
});

test('a category is pressed alone; pressed again it lets go', () => {
  press('.chips [data-group=styles]');
  expect(shown()).toEqual(['sass-loader', 'css-loader']);
  expect(find('.chips [data-group=styles]').getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelectorAll('.chips [aria-pressed=true]')).toHaveLength(1);
  expect(status()).toBe('2 of 3 loaders');
  expect(counts()).toBe('3 1 2');
  press('.chips [data-group=scripts]');
  expect(shown()).toEqual(['babel-loader']);
  press('.chips [data-group=scripts]');
  expect(shown()).toHaveLength(3);
  expect(find(".chips [data-group='']").getAttribute('aria-pressed')).toBe('true');
});

test('retired ones go and come back, together with the other filters', () => {
  press('[data-old]');
  expect(shown()).toEqual(['babel-loader', 'sass-loader']);
  expect(counts()).toBe('2 1 1');
  type('css');
  expect(shown()).toEqual([]);
  press('[data-old]');
  expect(shown()).toEqual(['css-loader']);
});

test('nothing found offers everything, and the focus is not lost', () => {
  type('nothing like it');
  expect(find('.cards-none').hidden).toBe(false);
  expect(status()).toBe('0 of 3 loaders');
  find('[data-reset]').focus();
  press('[data-reset]');
  expect(shown()).toHaveLength(3);
  expect(find('.cards-none').hidden).toBe(true);
  expect(document.activeElement).toBe(find('input'));
});

test('a link to a group that is away brings it back; to one that is there it changes nothing', () => {
  press('.chips [data-group=styles]');
  find<HTMLAnchorElement>('#outline').href = '#styles';
  press('#outline');
  expect(shown()).toEqual(['sass-loader', 'css-loader']);
  find<HTMLAnchorElement>('#outline').href = '#scripts';
  press('#outline');
  expect(shown()).toHaveLength(3);
});

test('other buttons and fields of the page are left alone, and so is everything afterwards', () => {
  document.body.insertAdjacentHTML('beforeend', '<input id="other"><button id="b">b</button>');
  find('#other').dispatchEvent(new Event('input', { bubbles: true }));
  press('#b');
  expect(shown()).toHaveLength(3);
  stop?.();
  type('sass');
  expect(shown()).toHaveLength(3);
});
