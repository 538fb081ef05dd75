// Where each name is explained: the anchor of its record, or the page of its plugin or package.
import type { PageRecord } from '../../model/record.ts';
import { linkedName } from './names.ts';

/** Name to root-relative URL. */
export type Homes = ReadonlyMap<string, string>;

export type HomePage = Pick<PageRecord, 'url' | 'title' | 'imported' | 'documents'>;

export function homesOf(pages: readonly HomePage[]): Homes {
  const homes = new Map<string, string>();
  for (const page of pages) {
    for (const document of page.documents) {
      homes.set(linkedName(document), `${page.url}#${document.id}`);
    }
  }
  for (const page of pages) {
    for (const name of [...namesOfPage(page), ...classesOf(page)]) homes.set(name, page.url);
  }
  return homes;
}

/** A page about a package or one of webpack's plugins is the home of that name. */
export function namesOfPage({ url, title, imported }: Omit<HomePage, 'documents'>): string[] {
  if (imported !== undefined) return [imported.package];
  return isPlugin(url) ? [title] : [];
}

/** What the README of a plugin calls the class it exports: `html-webpack-plugin` is `HtmlWebpackPlugin`. */
function classesOf({ url, imported }: HomePage): string[] {
  if (imported === undefined || !isPlugin(url)) return [];
  const words = imported.package.split('-');
  return [words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')];
}

const isPlugin = (url: string): boolean => /^\/plugins\/./.test(url);
