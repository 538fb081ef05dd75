// The organization page comes alive: projects can be narrowed, and those near the screen get their badges.
import { waitsForClick } from '../../state/outside.ts';
import type { StartIsland } from '../start-islands.ts';
import { installFilter } from './filter.ts';
import { showBadges } from './show-badges.ts';
import { watchTheme } from './watch-theme.ts';

export const start: StartIsland = (element) => {
  const left = new AbortController();
  installFilter(element, left.signal);
  const load = (): void => {
    const cards = [...element.querySelectorAll<HTMLElement>('.pc')];
    let stop = (): void => {};
    // Of another theme are other pictures, so those near the screen are asked for anew.
    const stopTheme = watchTheme((theme) => {
      stop();
      stop = showBadges(cards, theme);
    });
    left.signal.addEventListener('abort', () => {
      stopTheme();
      stop();
    });
  };
  const note = element.querySelector<HTMLElement>('[data-badges]');
  if (note !== null && waitsForClick()) ask(note, load);
  else load();
  return () => left.abort();
};

/** In the place of the sentence, which comes back and takes the focus. */
function ask(note: HTMLElement, load: () => void): void {
  const sentence = note.textContent;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Load badges from img.shields.io';
  button.addEventListener('click', () => {
    note.textContent = sentence;
    note.tabIndex = -1;
    note.focus();
    load();
  });
  note.replaceChildren(button);
}
