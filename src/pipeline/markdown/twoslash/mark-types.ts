// Makes the names of highlighted lines tell their types: shown on hover and on focus, by CSS alone.
import type { Highlight } from '../fences/highlight.ts';
import type { TypeInfo } from './read-types.ts';

/** One letter's worth: an entity counts as the letter it stands for. */
const PIECE = /<[^>]*>|&[a-z]+;|[\s\S]/g;

export function markTypes(highlight: Highlight, infos: readonly TypeInfo[] = []): Highlight {
  if (infos.length === 0) return highlight;
  return (code, grammar) =>
    highlight(code, grammar).map((html, line) =>
      markLine(
        html,
        infos.filter((info) => info.line === line),
      ),
    );
}

/** A span of colour that holds the name's end or begin is closed and opened again around it. */
export function markLine(html: string, infos: readonly TypeInfo[]): string {
  let at = 0;
  let colour = '';
  let result = '';
  const bounded = (tag: string): string => (colour === '' ? tag : `</span>${tag}${colour}`);
  for (const [piece] of html.matchAll(PIECE)) {
    if (piece === '</span>') {
      colour = '';
      result += piece;
    } else if (piece.startsWith('<')) {
      colour = piece;
      result += piece;
    } else {
      const begun = infos.find(({ start }) => start === at);
      if (begun) result += bounded(openTag(begun));
      result += piece;
      at += 1;
      if (infos.some(({ start, length }) => start + length === at)) result += bounded('</span>');
    }
  }
  return result.replace(/<span class="\w+"><\/span>/g, '');
}

/**
 * The text is an attribute, which Copy and the selection leave alone and which needs no id; CSS shows the
 * same attribute that assistive technology reads.
 */
function openTag({ text }: TypeInfo): string {
  const value = text.replace(/[&<"]/g, (char) => `&#${char.charCodeAt(0)};`);
  return `<span class="tw" tabindex="0" aria-description="${value}">`;
}
