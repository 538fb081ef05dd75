// Pictures of who wrote the page: fetched when the list is in view, and on a click for those who asked for less.
import { AVATAR_SIZE, CONTRIBUTORS_CHECK_INTERVAL_MS } from '../../../model/constants.ts';
import * as styles from '../../parts/contributors/Contributors.module.css';
import { waitsForClick } from '../../state/outside.ts';
import type { StartIsland } from '../start-islands.ts';

export const start: StartIsland = (section) => {
  const list = section.querySelector('ul');
  if (list === null) return undefined;
  // Looks at most every 300 ms, as the specification has it; stops once seen.
  const timer = setInterval(() => {
    const { top, bottom } = list.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return;
    clearInterval(timer);
    if (waitsForClick()) list.before(question(list));
    else showPictures(list);
  }, CONTRIBUTORS_CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
};

function question(list: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.ask ?? '';
  button.textContent = 'Show pictures from GitHub';
  button.addEventListener('click', () => {
    button.remove();
    showPictures(list);
    // Whoever pressed it by key goes on from here.
    list.querySelector('a')?.focus();
  });
  return button;
}

/** Each covers an initial once it is there; a picture that fails leaves the initial. */
function showPictures(list: Element): void {
  for (const link of list.querySelectorAll('a')) {
    const picture = new Image(40, 40);
    picture.className = styles.avatar ?? '';
    picture.alt = '';
    picture.referrerPolicy = 'no-referrer';
    picture.addEventListener('error', () => picture.remove());
    picture.src = `${link.href}.png?size=${AVATAR_SIZE}`;
    link.querySelector('span')?.after(picture);
  }
}
