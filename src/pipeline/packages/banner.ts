// A README rarely says that its time is over; the page says it first, in our words.
import type { Package } from '../../model/package.ts';
import { inlineMarkdown } from './inline-markdown.ts';

const TITLES: Record<Exclude<Package['status'], 'current'>, string> = {
  deprecated: 'Deprecated by its maintainers',
  superseded: 'There is a newer way',
  'webpack-4': 'For webpack 4 only',
};

/** HTML of the aside; null for a package that is current. */
export function bannerOf({ status, replacement }: Package): string | null {
  if (status === 'current' || replacement === undefined) return null;
  return (
    '<aside class="aside warn" role="note" aria-label="Warning">' +
    '<svg class="ic" width="20" height="20" aria-hidden="true"><use href="#i-warn"></use></svg>' +
    `<div><p class="aside-t">${TITLES[status]}</p><p>${inlineMarkdown(replacement)}</p></div></aside>`
  );
}
