// Titles and the few head tags that follow the page on a client navigation.
import { twinPath } from '../../model/twin.ts';
import '../icons.ts';
import type { View } from './view.ts';

const PRODUCT = 'webpack';
const NOT_FOUND_TITLE = 'Page Not Found';

export function documentTitle(title: string): string {
  return `${title} | ${PRODUCT}`;
}

/** The home page has only its own title. */
export function titleOf(view: View): string {
  if (view.screen === 'not-found') return documentTitle(NOT_FOUND_TITLE);
  const { url, title } = view.page;
  return url === '/' ? title : documentTitle(title);
}

/**
 * Bookmarks and extensions read these; the server's own tags are the model. Cards and structured data
 * stay those of the first document: who reads them loads documents.
 */
export function updateHead(view: View, path: string): void {
  document.title = titleOf(view);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
  if (view.screen === 'not-found') return;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (description) description.content = view.page.description;
  const twin = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
  if (twin) twin.href = twinPath(view.page.url);
}
