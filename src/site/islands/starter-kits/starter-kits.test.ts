// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { start } from './starter-kits.ts';

const kit = (name: string, maintainer: string, webpack: string, tag = 'Vue'): string =>
  `<tr><th>${name}</th><td>Sets up React.</td><td>${maintainer}</td><td><span>${tag}</span></td><td><code>${webpack}</code></td></tr>`;
const by = (label: string, kind = 'text'): string =>
  `<th data-sort="${kind}"><span class="kits-by">${label}<svg></svg></span></th>`;
const PAGE = `<div class="kits">
  <div class="cards-bar"><input type="search"><p role="status">4 kits</p>
    <p class="cards-none" hidden><button data-reset>Show all</button></p></div>
  <table><thead><tr>${by('Name').replace('>', ' aria-sort="ascending">')}<th>Description</th>${by('Maintainer')}${by('Tags')}${by('webpack', 'number')}</tr></thead>
  <tbody>${kit('a', 'Two', '^5.9.0')}${kit('b', 'One', '~5.108.0', 'Static site')}${kit('c', 'Two', '5')}${kit('d', 'One', '^5.30.0 || ^6.0.0')}</tbody></table>
</div>`;

let stop: (() => void) | undefined;
beforeEach(() => {
  document.body.innerHTML = PAGE;
  stop = start(find('.kits'));
});
afterEach(() => stop?.());

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};
const shown = (): string =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')]
    .filter((row) => !row.hidden)
    .map((row) => row.children[0]?.textContent)
    .join('');
const head = (column: number): HTMLElement => find(`thead th:nth-child(${column})`);
const press = (column: number): void => head(column).querySelector('button')?.click();
const status = (): string => find('[role=status]').textContent;
function type(text: string): void {
  find<HTMLInputElement>('input').value = text;
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
}

test('heads become buttons, the description does not, and nothing else changes', () => {
  expect(document.querySelectorAll('th button.kits-by')).toHaveLength(4);
  expect(head(2).querySelector('button')).toBeNull();
  expect(shown()).toBe('abcd');
  expect(status()).toBe('4 kits');
});

test('a column orders either way, equal rows keep theirs, and the order is told', () => {
  press(3);
  expect(shown()).toBe('bdac');
  expect(head(3).getAttribute('aria-sort')).toBe('ascending');
  expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1);
  expect(status()).toBe('4 kits, by maintainer, ascending');
  press(3);
  expect(shown()).toBe('acbd');
  expect(head(3).getAttribute('aria-sort')).toBe('descending');
  press(1);
  expect(shown()).toBe('abcd');
});

test('the first press of the name turns round the order that is there', () => {
  press(1);
  expect(shown()).toBe('dcba');
  expect(status()).toBe('4 kits, by name, descending');
});

test('ranges are ordered by their numbers', () => {
  press(5);
  expect(shown()).toBe('cadb');
});

test('names and tags are searched, descriptions are not', () => {
  type('STATIC');
  expect(shown()).toBe('b');
  expect(status()).toBe('1 of 4 kits');
  type('react');
  expect(shown()).toBe('');
  expect(find('.cards-none').hidden).toBe(false);
  find('[data-reset]').click();
  expect(shown()).toBe('abcd');
  expect(document.activeElement).toBe(find('input'));
});

test('after the reader left nothing is heard', () => {
  stop?.();
  type('static');
  press(3);
  expect(shown()).toBe('abcd');
});
