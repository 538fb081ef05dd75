// Narrows the projects to what a reader types and to the kind that is pressed, and says to how many.
import { countText, wordsIn } from '../../state/words.ts';

const isPressed = (chip: Element): boolean => chip.getAttribute('aria-pressed') === 'true';

export function installFilter(element: HTMLElement, signal: AbortSignal): void {
  const bar = element.querySelector('.cards-bar');
  const input = bar?.querySelector('input');
  if (!bar || !input) return;
  const cards = [...element.querySelectorAll<HTMLElement>('.pc')];
  const chips = [...bar.querySelectorAll<HTMLElement>('.chip')];

  const narrow = (): void => {
    const matches = wordsIn(input.value);
    const found = cards.filter((card) => matches(card.textContent));
    const chosen = chips.find(isPressed)?.dataset['group'] ?? '';
    const shown = new Set(found.filter((card) => isIn(card, chosen)));
    for (const card of cards) card.hidden = !shown.has(card);
    for (const chip of chips) {
      const group = chip.dataset['group'] ?? '';
      const count = found.filter((card) => isIn(card, group)).length;
      if (chip.lastElementChild) chip.lastElementChild.textContent = `${count}`;
    }
    const status = bar.querySelector('[role=status]');
    const none = bar.querySelector<HTMLElement>('.cards-none');
    if (status) status.textContent = countText(shown.size, cards.length, 'projects');
    if (none) none.hidden = shown.size > 0;
  };
  /** Null is All, the first. */
  const choose = (chosen: Element | null): void => {
    for (const [index, chip] of chips.entries()) {
      chip.setAttribute('aria-pressed', `${chosen ? chip === chosen : index === 0}`);
    }
  };
  const onClick = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button === null) return;
    if (button.dataset['reset'] === undefined) choose(isPressed(button) ? null : button);
    else {
      choose(null);
      input.value = '';
      // The button that was pressed is about to go.
      input.focus();
    }
    narrow();
  };

  bar.addEventListener('input', narrow, { signal });
  bar.addEventListener('click', onClick, { signal });
  // Typed before this code arrived, or kept by the browser.
  if (input.value !== '') narrow();
}

function isIn(card: HTMLElement, group: string): boolean {
  if (group === 'needed') return card.querySelector('.need') !== null;
  return group === '' || card.dataset['group'] === group;
}
