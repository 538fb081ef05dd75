// A mistake in any part of the site takes all of React's page away: this puts the server's page back, which needs no script.
import { ARTICLE_ID } from './view.ts';

/** For React's `onUncaughtError`. The nodes stay whole, because React only takes the outermost out. */
export function keepPage(root: Element): (error: unknown) => void {
  const path = location.pathname;
  const article = document.getElementById(ARTICLE_ID);
  const nodes = [...root.childNodes];
  return (error) => {
    reportError(error);
    root.replaceChildren(...nodes);
    document.documentElement.classList.remove('js', 'drawer-ready');
    // A reader who has gone on gets that page's document: it starts anew, so this is no loop.
    const goOn = (): void => {
      if (location.pathname !== path) location.reload();
    };
    addEventListener('popstate', goOn);
    if (document.getElementById(ARTICLE_ID) === article) goOn();
    else location.reload();
  };
}
