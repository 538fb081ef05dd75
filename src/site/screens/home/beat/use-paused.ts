// Whether the home page stands still: the reader's wish, or because nobody is looking.
import { type RefObject, useEffect, useState } from 'react';

const STORAGE_KEY = 'home-paused';
const REDUCED = '(prefers-reduced-motion: reduce)';

interface Paused {
  paused: boolean;
  /** The reader wants less motion: nothing moves, ever. */
  still: boolean;
  /** What the reader chose with the button. */
  chosen: boolean;
  toggle: () => void;
}

/** All is playing while the server renders; what the browser knows comes after the first paint. */
export function usePaused(hero: RefObject<HTMLElement | null>, resting: boolean): Paused {
  const [chosen, setChosen] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [away, setAway] = useState(false);
  const [still, setStill] = useState(false);

  useEffect(() => {
    setChosen(stored());
    const reduced = matchMedia(REDUCED);
    const onVisibility = (): void => setHidden(document.hidden);
    const onReduced = (): void => setStill(reduced.matches);
    onVisibility();
    onReduced();
    const observer = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting));
    if (hero.current) observer.observe(hero.current);
    document.addEventListener('visibilitychange', onVisibility);
    reduced.addEventListener('change', onReduced);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
      reduced.removeEventListener('change', onReduced);
    };
  }, [hero]);

  const toggle = (): void => {
    setChosen(!chosen);
    try {
      sessionStorage.setItem(STORAGE_KEY, String(!chosen));
    } catch {
      // Storage is blocked: the choice holds until the document is left.
    }
  };
  return { paused: chosen || hidden || away || still || resting, still, chosen, toggle };
}

function stored(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}
