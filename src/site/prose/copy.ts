// The Copy buttons of all code blocks, those of pages not yet visited too.
import { copiedText, shownCode } from './copied-text.ts';

const SHOWN_MS = 2000;

export function installCopy(
  document: Document,
  signal: AbortSignal,
  announce: (text: string) => void,
): void {
  const timers = new WeakMap<Element, number>();
  let selected: Element | null = null;

  const show = (button: Element, word: string, icon: string): void => {
    const label = button.getAttribute('aria-label') ?? '';
    const original = button.innerHTML;
    if (timers.has(button)) return;
    button.classList.add('done');
    button.setAttribute('aria-label', word);
    button.querySelector('use')?.setAttribute('href', `#i-${icon}`);
    button.append(word);
    const reset = (): void => {
      timers.delete(button);
      button.classList.remove('done');
      button.setAttribute('aria-label', label);
      button.innerHTML = original;
      announce('');
    };
    timers.set(button, window.setTimeout(reset, SHOWN_MS));
  };

  const onClick = async (event: Event): Promise<void> => {
    const button = (event.target as Element).closest('.cbtn');
    const figure = button?.closest('figure');
    const code = figure && shownCode(figure);
    if (!button || !code) return;
    try {
      await navigator.clipboard.writeText(copiedText(code));
      show(button, 'Copied', 'check');
      announce('Copied');
    } catch {
      document.getSelection()?.selectAllChildren(code);
      selected = code;
      show(button, 'Selected', 'copy');
      announce(
        'The browser does not allow copying. The code is selected: press the keys for copy.',
      );
    }
  };

  /** A selection holds removed lines and output; copied by key it must still give what the button gives. */
  const onCopy = (event: ClipboardEvent): void => {
    const selection = document.getSelection();
    if (!selected || selection?.anchorNode !== selected || selection.focusNode !== selected) return;
    event.clipboardData?.setData('text/plain', copiedText(selected));
    event.preventDefault();
  };

  document.addEventListener('click', onClick, { signal });
  document.addEventListener('copy', onCopy, { signal });
}
