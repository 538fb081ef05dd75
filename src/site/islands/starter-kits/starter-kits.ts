// The table of starter kits comes alive: narrowed by name or tag, ordered by the column whose head is pressed.

import { countText, wordsIn } from '../../state/words.ts';
import type { StartIsland } from '../start-islands.ts';
import { sortRows } from './sort.ts';

export const start: StartIsland = (element) => {
  const bar = element.querySelector('.cards-bar');
  const body = element.querySelector('tbody');
  const input = bar?.querySelector('input');
  if (!bar || !body || !input) return undefined;
  const left = new AbortController();
  const { signal } = left;
  const heads = [...element.querySelectorAll<HTMLElement>('thead th')];
  const rows = [...body.querySelectorAll('tr')];
  let order = '';

  const say = (): void => {
    const shown = rows.filter((row) => !row.hidden).length;
    const status = bar.querySelector('[role=status]');
    const none = bar.querySelector<HTMLElement>('.cards-none');
    if (status) status.textContent = countText(shown, rows.length, 'kits') + order;
    if (none) none.hidden = shown > 0;
  };
  const narrow = (): void => {
    const matches = wordsIn(input.value);
    for (const row of rows) row.hidden = !matches(namesOf(row));
    say();
  };
  const sort = (head: HTMLElement): void => {
    const descending = head.getAttribute('aria-sort') === 'ascending';
    for (const each of heads) each.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
    sortRows(body, { column: heads.indexOf(head), kind: head.dataset['sort'], descending });
    order = `, by ${head.textContent.toLowerCase()}, ${descending ? 'descending' : 'ascending'}`;
    say();
  };
  const reset = ({ target }: Event): void => {
    if ((target as Element).closest('[data-reset]') === null) return;
    input.value = '';
    // The button that was pressed is about to go.
    input.focus();
    narrow();
  };

  for (const head of heads.filter((each) => each.dataset['sort'] !== undefined)) {
    buttonIn(head).addEventListener('click', () => sort(head), { signal });
  }
  bar.addEventListener('input', narrow, { signal });
  bar.addEventListener('click', reset, { signal });
  // Typed before this code arrived, or kept by the browser.
  if (input.value !== '') narrow();
  return () => left.abort();
};

/** Name and tags; the space keeps the last word of one from the first of the other. */
const namesOf = (row: Element): string =>
  [row.children[0], row.children[3]].map((cell) => cell?.textContent).join(' ');

/** Of the same class and content as what the server wrote, so that nothing moves. */
function buttonIn(head: HTMLElement): HTMLButtonElement {
  const label = head.querySelector('.kits-by');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'kits-by';
  button.append(...(label?.cloneNode(true).childNodes ?? []));
  label?.replaceWith(button);
  return button;
}
