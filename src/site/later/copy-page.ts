// "Copy as Markdown": puts the page's twin on the clipboard; where that is forbidden, the link opens it.
import { isModified } from '../state/links.ts';

const SHOWN_MS = 2000;

export function installCopyPage(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-twin]');
    if (link === null || isModified(event)) return;
    event.preventDefault();
    const text = fetchText(link.href);
    copy(text)
      .then(() => show(link, 'copied', 'Copied'))
      // Where there is a text that may not be copied, the reader can still do it by hand.
      .catch(() => text.then(() => location.assign(link.href)))
      .catch(() => show(link, 'failed', 'Not reachable'));
  });
}

async function fetchText(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return new Blob([await answer.text()], { type: 'text/plain' });
}

/** Begun in the click itself and filled later: Safari takes no text that comes after it. */
async function copy(text: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}

/** Styles show the word in the place of the link's own; React, whose element it is, knows nothing of it. */
function show(link: HTMLAnchorElement, state: 'copied' | 'failed', word: string): void {
  if (link.dataset['twin'] !== '') return;
  const icon = link.querySelector('use');
  const status = document.querySelector('body > [role=status]');
  link.style.minWidth = `${link.offsetWidth}px`;
  link.dataset['twin'] = state;
  icon?.setAttribute('href', state === 'copied' ? '#i-check' : '#i-wifi');
  if (status) status.textContent = word;
  window.setTimeout(() => {
    link.style.minWidth = '';
    link.dataset['twin'] = '';
    icon?.setAttribute('href', '#i-copy');
    if (status) status.textContent = '';
  }, SHOWN_MS);
}
