// The field above a long list of a page's headings: entries without the typed words are hidden, and it says how many are left.
import { countText, wordsIn } from '../state/words.ts';

export function installNarrowing(page: Document): void {
  page.addEventListener('input', ({ target }) => {
    if (isField(target)) narrow(target);
  });
  page.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!isField(target) || target.value === '') return;
    if (key === 'Escape') {
      // Nothing else closes with it.
      event.preventDefault();
      target.value = '';
      narrow(target);
    }
    if (key === 'Enter') listOf(target)?.querySelector<HTMLElement>('a[data-found]')?.click();
  });
}

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.closest('.rail-filter') !== null;

const listOf = (field: HTMLInputElement): Element | null =>
  field.closest('.rail-filter')?.nextElementSibling ?? null;

function narrow(field: HTMLInputElement): void {
  const list = listOf(field);
  const status = field.parentElement?.querySelector('[role=status]');
  if (!list || !status) return;
  const matches = wordsIn(field.value.trim());
  const rows = [...list.querySelectorAll('li')];
  let found = 0;
  // From the end, so that what is inside a row is decided before the row.
  for (const row of rows.reverse()) {
    const link = row.querySelector('a');
    const isMatch = matches(link?.getAttribute('aria-label') ?? link?.textContent ?? '');
    link?.toggleAttribute('data-found', isMatch);
    row.hidden = !isMatch && row.querySelector('[data-found]') === null;
    if (isMatch) found += 1;
  }
  const isAll = field.value.trim() === '';
  list.toggleAttribute('data-narrowed', !isAll);
  status.textContent = isAll ? '' : countText(found, rows.length, 'entries');
}
