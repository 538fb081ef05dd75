// The whole of what a README may bring: anything not named here is gone before our own steps begin.
import type { Options } from 'rehype-sanitize';

export const SCHEMA: Options = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'center', 'blockquote', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'pre', 'code', 'details', 'summary'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
    ...['strong', 'b', 'em', 'i', 'del', 's', 'ins', 'sub', 'sup', 'kbd', 'samp', 'var', 'q'],
  ],
  // No id, no name, no class but the language of code: ids and classes are ours alone.
  attributes: {
    a: ['href', 'dataFootnoteBackref'],
    img: ['src', 'alt'],
    code: [['className', /^language-./]],
    div: [['align', 'center']],
    p: [['align', 'center']],
    th: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan'],
    td: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan'],
    ol: ['start'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  ancestors: {
    li: ['ol', 'ul'],
    dt: ['dl'],
    dd: ['dl'],
    summary: ['details'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  // Their content is no prose.
  strip: ['script', 'style', 'svg', 'math', 'object', 'video', 'audio', 'canvas', 'select'],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
