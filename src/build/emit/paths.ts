// The addresses of all pages, one a line, for the Not Found screen's guess.
import type { PageData } from '../../model/record.ts';

export function pathList(pages: readonly PageData[]): string {
  return `${pages
    .map((page) => page.url)
    .sort()
    .join('\n')}\n`;
}
