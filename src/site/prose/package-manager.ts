// One choice of package manager for all blocks of the site, kept for the next visit.
import { isPackageManager, PACKAGE_MANAGER_STORAGE_KEY } from '../../model/choices.ts';

export function installPackageManager(document: Document, signal: AbortSignal): void {
  let choice = stored();

  const apply = (): void => {
    if (choice === null) return;
    document.documentElement.dataset['packageManager'] = choice;
    const inputs = document.querySelectorAll<HTMLInputElement>(`.pm [value='${choice}']`);
    for (const input of inputs) input.checked = true;
  };

  const onChange = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    if (!input.matches('.pm input')) return;
    choice = input.value;
    try {
      localStorage.setItem(PACKAGE_MANAGER_STORAGE_KEY, choice);
    } catch {
      // Storage is blocked: the choice holds until the document is left.
    }
    apply();
  };

  apply();
  document.addEventListener('change', onChange, { signal });
  // A page that arrives later has buttons of its own; they follow before they are painted.
  const observer = new MutationObserver(apply);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

function stored(): string | null {
  try {
    const value = localStorage.getItem(PACKAGE_MANAGER_STORAGE_KEY);
    return isPackageManager(value) ? value : null;
  } catch {
    return null;
  }
}
