// Decides which clicks are navigations of ours; all others stay with the browser.
import { withTrailingSlash } from '../../model/url.ts';
import { isClientRoute } from '../routes.ts';

/** The address to go to, or null when the browser must handle the click itself. */
export function clickedAddress(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return clientAddress(link.href, location.href);
}

/** Same origin, another page, and one that the client can show. */
export function clientAddress(href: string, current: string): URL | null {
  const here = new URL(current);
  const url = new URL(href, here);
  if (url.origin !== here.origin) return null;
  url.pathname = withTrailingSlash(url.pathname);
  const samePage = url.pathname === here.pathname && url.search === here.search;
  if (samePage && url.hash !== '') return null;
  return isClientRoute(url.pathname) ? url : null;
}
