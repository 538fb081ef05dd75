// Decides which clicks are navigations of ours; all others stay with the browser.
import { withTrailingSlash } from '../../model/url.ts';
import { isClientRoute } from '../routes.ts';

type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Asks the browser for another tab, another window or a download. */
export const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Also a link to the page being read, which changes no address: whatever is open over the page closes. */
export const followsLink = (event: Modifiers & { target: EventTarget | null }): boolean =>
  !isModified(event) && event.target instanceof Element && event.target.closest('a') !== null;

/** The address to go to, or null when the browser must handle the click itself. */
export function clickedAddress(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0 || isModified(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return clientAddress(link.href, location.href);
}

/** Same origin, another page, and both are pages between which the document can stay. */
export function clientAddress(href: string, current: string): URL | null {
  const here = new URL(current);
  const url = new URL(href, here);
  if (url.origin !== here.origin) return null;
  url.pathname = withTrailingSlash(url.pathname);
  const samePage = url.pathname === here.pathname && url.search === here.search;
  if (samePage && url.hash !== '') return null;
  return isClientRoute(url.pathname) && isClientRoute(here.pathname) ? url : null;
}
