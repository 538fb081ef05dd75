// The slash opens the search unless a reader switches it off: a key of its own can be in the way of speech input.
import { SLASH_OFF_CLASS, SLASH_OFF_VALUE, SLASH_STORAGE_KEY } from '../../../../model/choices.ts';

export const slashOpens = (): boolean =>
  !document.documentElement.classList.contains(SLASH_OFF_CLASS);

export function setSlash(opens: boolean): void {
  document.documentElement.classList.toggle(SLASH_OFF_CLASS, !opens);
  try {
    if (opens) localStorage.removeItem(SLASH_STORAGE_KEY);
    else localStorage.setItem(SLASH_STORAGE_KEY, SLASH_OFF_VALUE);
  } catch {
    // Storage may be blocked: the choice then lasts for this page.
  }
}
