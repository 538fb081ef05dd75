// The search page comes alive: an input whose words stand in the address, over the dialog's own panel.
import { createRoot } from 'react-dom/client';
import type { StartIsland } from '../start-islands.ts';
import { SearchPage } from './SearchPage.tsx';

export const start: StartIsland = (element) => {
  const nodes = [...element.childNodes];
  // What the server wrote there leads on by links.
  const onUncaughtError = (error: unknown): void => {
    reportError(error);
    element.replaceChildren(...nodes);
  };
  const root = createRoot(element, { onUncaughtError });
  root.render(<SearchPage />);
  // Not at once: the site's own root is busy while it takes the page away.
  return () => queueMicrotask(() => root.unmount());
};
