// A part that went to another page leaves a line where it was, shown only to a reader who asks for it.
import type { PageRecord } from '../model/record.ts';
import type { Redirect } from '../model/redirect.ts';

/** The lines stand at the end of the article; `:target` shows the one in the address, without script. */
export function movedHtml(
  { url }: Pick<PageRecord, 'url'>,
  redirects: readonly Redirect[],
): string {
  return redirects
    .filter(({ from }) => from.startsWith(`${url}#`))
    .map(({ from, to }) => {
      const id = from.slice(url.length + 1);
      return `<p class="moved" id="${id}">This part has moved to <a href="${to}">${to}</a>.</p>`;
    })
    .join('');
}
