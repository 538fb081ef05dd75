// Cuts a page's HTML into its parts: the text under each heading and in each row that is the home of a record.
// Our own serialiser wrote the HTML, so tags are well-formed; a test compares the text with a real parser's.

interface CutPart {
  /** Empty for what stands before the first heading. */
  id: string;
  text: string;
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*)>|[^<]+/g;
const HEADING = /^h[1-6]$/;
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** Their ends do not end a word. */
const INLINE = new Set([
  'a',
  'b',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  's',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
]);
/** Pictures, controls, ways through the page and names of code files: nobody looks for them by their words. */
const SKIPPED = new Set(['button', 'figcaption', 'input', 'label', 'nav', 'svg', 'thead']);
/** Facts that stand in the record's plate (those that a README says stand nowhere else), flags (found by their options), links of headings, parts for scripts only, names of pages that do not exist, downloads. */
const SKIPPED_CLASS =
  /\bclass="(?:[^"]* )?(?:opt-meta(?! said)|decls|flags|hash|js-only|vh|langtag|planned|dl)(?: [^"]*)?"/;
/** Lines of shown output that a reader may paste. */
const MESSAGE = /\b(?:error|warning|not found|invalid|failed|cannot|can't)\b/i;

/** `homes`: ids of headings and of rows at which a part begins. */
export function cutPage(html: string, homes: ReadonlySet<string>): CutPart[] {
  const parts: CutPart[] = [{ id: '', text: '' }];
  /** The part of the last heading; a row's part ends with the row. */
  let heading = parts[0] as CutPart;
  let part = heading;
  let skipped: { name: string; depth: number } | null = null;
  let output: string | null = null;
  for (const [token, slash, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const isText = slash === undefined;
    if (skipped !== null) {
      if (name === skipped.name) skipped.depth += slash === '/' ? -1 : 1;
      if (skipped.depth === 0) skipped = null;
      continue;
    }
    if (output !== null) {
      if (isText) output += decode(token);
      if (name !== 'pre') continue;
      const lines = output.split('\n').filter((line) => MESSAGE.test(line));
      part.text += ` ${lines.join(' ')} `;
      output = null;
      continue;
    }
    if (isText) {
      part.text += decode(token);
      continue;
    }
    if (!INLINE.has(name)) part.text += ' ';
    if (slash === '/') {
      if (name === 'tr') part = heading;
      continue;
    }
    const id = /\bid="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const begins = homes.has(id);
    if (begins) {
      part = { id, text: '' };
      parts.push(part);
      if (HEADING.test(name)) heading = part;
    }
    // A row's cells of type and release say what its home says on top.
    const isFact = part !== heading && name === 'td' && attributes.includes('data-label=');
    const isName = begins || isFact || HEADING.test(name);
    if (name === 'pre') output = '';
    else if (isName || SKIPPED.has(name) || SKIPPED_CLASS.test(attributes)) {
      if (!VOID.has(name)) skipped = { name, depth: 1 };
    }
  }
  return parts.map(({ id, text }) => ({ id, text: text.replace(/\s+/g, ' ').trim() }));
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
