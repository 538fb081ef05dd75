// The links to the pages on this device, under the names of their sections.
import type { KeptPage } from './kept-pages.ts';

const OTHERS = 'Other pages';

/** `titles` by the name of the section. */
export function pageList(
  pages: readonly KeptPage[],
  titles: ReadonlyMap<string, string>,
): HTMLElement[] {
  if (pages.length === 0)
    return [paragraph('There are none yet. A page is kept when you visit it.')];
  const groups = Map.groupBy(pages, ({ path }) => titles.get(path.split('/')[1] ?? '') ?? OTHERS);
  return [...groups]
    .sort(([a], [b]) => Number(a === OTHERS) - Number(b === OTHERS))
    .flatMap(([title, own]) => [paragraph(title, 'pages-g'), listOf(own, title)]);
}

function paragraph(text: string, className = ''): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

function listOf(pages: readonly KeptPage[], label: string): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'off-links';
  list.setAttribute('aria-label', label);
  for (const { path, title } of pages) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}
