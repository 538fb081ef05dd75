// A few words about what to use instead: the first clause of a package's replacement, whose page has it all.
import type { Nodes } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Package } from '../../../model/package.ts';
import { escapeHtml } from '../fences/highlight.ts';

interface Piece {
  text: string;
  code: boolean;
}

/** Code up to here stays on one line, which every card has room for. */
const SHORT = 30;

const parser = unified().use(remarkParse);

/** Links become their words: a card is one link already. */
export function replacementHint(markdown: string, status: Package['status']): string {
  const pieces = piecesOf(parser.parse(markdown));
  // The flag says that it stops at webpack 4; what to do is in the sentence after.
  const [sentence, after] = cut(pieces, /\.(?=\s)/);
  const [clause] = cut(
    status === 'webpack-4' && after.length > 0 ? after : sentence,
    /[:;.](?=\s|$)/,
  );
  const html = clause.map(({ text, code }) => (code ? codeHtml(text) : escapeHtml(text)));
  return html.length === 0 ? '' : `${html.join('').trim()}.`;
}

const codeHtml = (text: string): string =>
  `<code${text.length > SHORT ? ' class="long"' : ''}>${escapeHtml(text)}</code>`;

/** What stands before and after the first match outside of code. */
function cut(pieces: readonly Piece[], mark: RegExp): [Piece[], Piece[]] {
  for (const [index, { text, code }] of pieces.entries()) {
    const at = code ? -1 : text.search(mark);
    if (at === -1) continue;
    const rest = { text: text.slice(at + 1), code };
    const after = [rest, ...pieces.slice(index + 1)].filter((piece) => piece.text.trim() !== '');
    return [[...pieces.slice(0, index), { text: text.slice(0, at), code }], after];
  }
  return [[...pieces], []];
}

function piecesOf(node: Nodes): Piece[] {
  if (node.type === 'inlineCode') return [{ text: node.value, code: true }];
  if (node.type === 'text') return [{ text: node.value, code: false }];
  return 'children' in node ? node.children.flatMap(piecesOf) : [];
}
