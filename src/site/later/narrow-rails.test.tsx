// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Anchor } from '../../model/content.ts';
import { RailList } from '../frame/rail/RailList.tsx';
import { installNarrowing } from './narrow-rails.ts';

const named = (title: string, level: Anchor['level']): Anchor => ({ id: title, title, level });
const anchors = [
  named('output.library', 2),
  named('output.library.type', 3),
  named('Other types', 3),
  ...Array.from({ length: 30 }, (_, index) => named(`output.entry${index}`, 2)),
];
const list = (entries: readonly Anchor[]): string =>
  renderToStaticMarkup(<RailList anchors={entries} prefix="output." current={null} />);

beforeAll(() => installNarrowing(document));
beforeEach(() => {
  document.body.innerHTML = list(anchors);
});

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};
const shown = (): string[] =>
  [...document.querySelectorAll('li')]
    .filter((row) => row.closest('[hidden]') === null)
    .map((row) => row.querySelector('a')?.textContent ?? '');
function type(text: string): void {
  find<HTMLInputElement>('input').value = text;
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
}
const press = (key: string): boolean =>
  find('input').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('a list of 30 entries has no field, one of more has', () => {
  expect(list(anchors.slice(3))).not.toContain('<input');
  expect(find('input').getAttribute('aria-label')).toBe('Filter 33 entries');
});

test('the shared beginning is not shown, but heard and found', () => {
  const link = find('a[href="#output.library.type"]');
  expect(link.textContent).toBe('library.type');
  expect(link.getAttribute('aria-label')).toBe('output.library.type');
  type('output.library.type');
  expect(shown()).toEqual(['library', 'library.type']);
});

test('what matches is shown under its parent, and counted', () => {
  type(' TYPE ');
  expect(shown()).toEqual(['library', 'library.type', 'Other types']);
  expect(find('[role=status]').textContent).toBe('2 of 33 entries');
  expect(find('.rail-long').hasAttribute('data-narrowed')).toBe(true);
  type('no such thing');
  expect(shown()).toEqual([]);
  expect(find('[role=status]').textContent).toBe('0 of 33 entries');
});

test('Escape shows all again, Enter goes to the first that matches', () => {
  type('entry2');
  let followed = '';
  find('ul').addEventListener('click', ({ target }) => {
    followed = (target as Element).textContent;
  });
  press('Enter');
  expect(followed).toBe('entry2');
  press('Escape');
  expect(find<HTMLInputElement>('input').value).toBe('');
  expect(shown()).toHaveLength(anchors.length);
  expect(find('[role=status]').textContent).toBe('');
  expect(find('.rail-long').hasAttribute('data-narrowed')).toBe(false);
});
