// Puts a project's badges into the room kept for them, once its card comes near the screen.
import { badgesOf } from './badges.ts';

const FAILED = 'No badges: img.shields.io did not answer.';

/** What it returns stops it and takes the badges away. */
export function showBadges(cards: readonly HTMLElement[], theme: 'light' | 'dark'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fill(target as HTMLElement, theme);
      }
    },
    { rootMargin: '200px' },
  );
  for (const card of cards) observer.observe(card);
  return () => {
    observer.disconnect();
    for (const card of cards) empty(card);
  };
}

function fill(card: HTMLElement, theme: 'light' | 'dark'): void {
  const room = card.querySelector('.pc-b');
  if (room === null) return;
  const text = (selector: string): string => card.querySelector(selector)?.textContent ?? '';
  const project = { npm: text('.pc-n'), repo: text('.pc-r'), branch: card.dataset['branch'] ?? '' };
  const badges = badgesOf(project, { now: new Date(), theme });
  for (const [index, { src, alt }] of badges.entries()) {
    const image = new Image();
    image.loading = 'lazy';
    image.decoding = 'async';
    image.height = 20;
    image.alt = alt;
    image.referrerPolicy = 'no-referrer';
    image.addEventListener('error', () => {
      if (!image.isConnected) return;
      image.remove();
      if (room.querySelector('img') === null) tell(room);
    });
    image.src = src;
    room.children[index]?.replaceChildren(image);
  }
}

/** Lies over the room, which stays as large as it was. */
function tell(room: Element): void {
  const text = document.createElement('p');
  text.textContent = FAILED;
  room.append(text);
}

function empty(card: HTMLElement): void {
  for (const part of card.querySelectorAll('.pc-b :is(img, p)')) part.remove();
}
