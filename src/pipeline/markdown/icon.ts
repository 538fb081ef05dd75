// A reference to one of the site's icons from generated HTML; the sprite itself is in the document.
import type { Html } from 'mdast';

/** With a size for a page whose styles did not come. */
export function iconHtml(name: string): string {
  return `<svg class="ic" width="20" height="20" aria-hidden="true"><use href="#i-${name}"></use></svg>`;
}

/** Marked as ours, because HTML written by an author is an error. */
export function icon(name: string): Html {
  return { type: 'html', value: iconHtml(name), data: { ours: true } };
}

declare module 'mdast' {
  interface HtmlData {
    ours?: boolean;
  }
}
