// What a section still lacks, said on its index: a reader who looks for a page learns that it is not written.
import { PLANNED_ID, type PlannedPage } from '../../model/redirect.ts';
import { escapeHtml } from '../markdown/fences/highlight.ts';

export const PLANNED_TITLE = 'Planned';

/** By title: nobody reads them in order, but looks for one. */
export function plannedHtml(planned: readonly PlannedPage[]): string {
  const key = ({ title }: PlannedPage): string => title.toLowerCase();
  const pages = [...planned].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const linked = pages.some(({ today }) => today !== undefined);
  return (
    `<h2 id="${PLANNED_ID}"><a href="#${PLANNED_ID}" class="hash" aria-label="Link to ${PLANNED_TITLE}">#</a>${PLANNED_TITLE}</h2>` +
    `<p>These pages are planned and not written yet.${linked ? ' Each link leads to the place where this documentation treats the subject today.' : ''}</p>` +
    `<ul class="planned">${pages.map(itemHtml).join('')}</ul>`
  );
}

function itemHtml({ title, today }: PlannedPage): string {
  // Names of plugins are wider than a column of a phone, and may break where a word begins.
  const name = escapeHtml(title).replace(/[a-z](?=[A-Z])/g, '$&<wbr>');
  return `<li>${today === undefined ? name : `<a href="${today}">${name}</a>`}</li>`;
}
