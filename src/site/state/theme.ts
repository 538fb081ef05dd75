// The reader's choice of theme; the inline script has applied a stored one before the first paint.
import { useEffect, useState } from 'react';
import { THEME_STORAGE_KEY } from '../../model/choices.ts';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Starts at `system`, as on the server, and takes the document's own value after mounting. */
export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const applied = document.documentElement.dataset['theme'];
    if (applied === 'light' || applied === 'dark') setTheme(applied);
  }, []);
  const cycle = (): void => {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
    setTheme(next);
    applyTheme(next);
  };
  return [theme, cycle];
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage may be blocked: the choice then lasts for this page.
  }
}
