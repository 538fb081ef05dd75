// A stylesheet that never answers would keep the screen blank: after a while the text is shown without it.
import { SLOW_PAGE_NOTICE_MS } from '../../model/constants.ts';

export function showWithoutLateStyles(): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.sheet !== null) continue;
      // One for another medium holds nothing up; should it come after all, it applies.
      link.media = 'print';
      link.addEventListener('load', () => {
        link.media = 'all';
      });
    }
  }, SLOW_PAGE_NOTICE_MS);
}
