// "Copy as Markdown": puts the page's twin on the clipboard; whatever fails, the link still opens it.
import { isModified } from '../state/links.ts';

const SHOWN_MS = 2000;

export function installCopyPage(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-twin]');
    if (link === null || isModified(event)) return;
    event.preventDefault();
    copy(link.href).then(
      () => showDone(link),
      () => location.assign(link.href),
    );
  });
}

/** Begun in the click itself and filled later: Safari takes no text that comes after it. */
function copy(address: string): Promise<void> {
  const text = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    return answer.blob();
  });
  const plain = text.then((blob) => new Blob([blob], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
}

/** Styles show "Copied" in the place of the words; React, whose element this is, knows nothing of it. */
function showDone(link: HTMLAnchorElement): void {
  if (link.dataset['twin'] !== '') return;
  const icon = link.querySelector('use');
  const status = document.querySelector('body > [role=status]');
  link.style.minWidth = `${link.offsetWidth}px`;
  link.dataset['twin'] = 'copied';
  icon?.setAttribute('href', '#i-check');
  if (status) status.textContent = 'Copied';
  window.setTimeout(() => {
    link.style.minWidth = '';
    link.dataset['twin'] = '';
    icon?.setAttribute('href', '#i-copy');
    if (status) status.textContent = '';
  }, SHOWN_MS);
}
