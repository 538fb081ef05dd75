// Narrows the cards of an index page to what a reader types or presses; the server's HTML shows them all.
import { countText, wordsIn } from '../../state/words.ts';
import type { StartIsland } from '../start-islands.ts';

export const start: StartIsland = (cards) => {
  const bar = cards.querySelector('.cards-bar');
  if (!bar) return undefined;
  const left = new AbortController();
  const { signal } = left;

  const onClick = ({ target }: Event): void => {
    const element = target as Element;
    const button = element.closest<HTMLElement>('.cards-bar button');
    if (button && bar.contains(button)) {
      if (button.dataset['reset'] !== undefined) reset(bar);
      else if (button.dataset['old'] !== undefined) press(button, !isPressed(button));
      else choose(bar, isPressed(button) ? null : button);
      narrow(bar);
      return;
    }
    // A link of the outline to a group that is filtered away must still lead there.
    const id = element.closest('a')?.hash.slice(1) ?? '';
    const group = document.getElementById(id)?.closest('.cards-g[hidden]');
    if (!group || !cards.contains(group)) return;
    reset(bar);
    narrow(bar);
  };

  bar.addEventListener('input', () => narrow(bar), { signal });
  document.addEventListener('click', onClick, { signal });
  // Typed before this code arrived, or kept by the browser.
  if (bar.querySelector('input')?.value) narrow(bar);
  return () => left.abort();
};

const isPressed = (button: Element): boolean => button.getAttribute('aria-pressed') === 'true';
const press = (button: Element, on: boolean): void => button.setAttribute('aria-pressed', `${on}`);
const chipsOf = (bar: Element): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('.chips > *'),
];

/** Null is All, the first. */
function choose(bar: Element, chosen: Element | null): void {
  for (const [index, chip] of chipsOf(bar).entries()) {
    press(chip, chosen ? chip === chosen : index === 0);
  }
}

function reset(bar: Element): void {
  const old = bar.querySelector('[data-old]');
  const input = bar.querySelector('input');
  if (old) press(old, true);
  choose(bar, null);
  if (!input) return;
  input.value = '';
  // The button that was pressed is about to go.
  if (bar.contains(document.activeElement)) input.focus();
}

function narrow(bar: Element): void {
  const cards = bar.parentElement as HTMLElement;
  const chips = chipsOf(bar);
  const matches = wordsIn(bar.querySelector('input')?.value ?? '');
  const old = bar.querySelector('[data-old]');
  const chosen = chips.find(isPressed)?.dataset['group'];
  const counts = new Map<string | undefined, number>([['', 0]]);
  let shown = 0;
  let total = 0;
  for (const group of cards.querySelectorAll<HTMLElement>('.cards-g')) {
    let count = 0;
    for (const card of group.querySelectorAll<HTMLElement>('.card')) {
      card.hidden =
        (old !== null && !isPressed(old) && card.matches('.old')) || !matches(card.textContent);
      total++;
      if (!card.hidden) count++;
    }
    const id = group.dataset['group'];
    group.hidden = count === 0 || (!!chosen && chosen !== id);
    if (!group.hidden) shown += count;
    counts.set(id, count).set('', (counts.get('') ?? 0) + count);
  }
  for (const chip of chips) {
    const label = chip.lastElementChild;
    if (label) label.textContent = `${counts.get(chip.dataset['group'])}`;
  }
  const status = bar.querySelector('[role=status]');
  const none = bar.querySelector<HTMLElement>('.cards-none');
  const noun = `${cards.dataset['noun']}s`;
  if (status) status.textContent = countText(shown, total, noun);
  if (none) none.hidden = shown > 0;
}
