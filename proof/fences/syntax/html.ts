// HTML: a parser mends everything, so besides its errors the tags must be the author's own pairs.
import { type DefaultTreeAdapterTypes, html, parse, parseFragment } from 'parse5';
import type { Finding } from '../proof-fence.ts';
import { lineAt } from './data.ts';

type Node = DefaultTreeAdapterTypes.Node;
const ADVICE = 'Mend the HTML: close what is open, quote values, use each attribute once.';
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const END_MAY_BE_LEFT_OUT =
  /^(?:html|head|body|p|li|dt|dd|option|optgroup|tr|td|th|thead|tbody|tfoot|colgroup|rt|rp)$/;
const RAW = /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[^>]*>[\s\S]*?(?=<\/\1)/gi;

export function checkHtml(code: string): Finding[] {
  const { findings, tree } = read(code);
  return findings.length > 0 ? findings : unpaired(code, tree);
}

/** One side of a diff: tags may open or close outside of it. */
export function checkHtmlFragment(code: string): Finding[] {
  return read(code).findings;
}

function read(code: string): { findings: Finding[]; tree: Node } {
  const findings: Finding[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine }: { code: string; startLine: number }) => {
      findings.push({ at: startLine, what: `HTML: ${name.replaceAll('-', ' ')}.`, advice: ADVICE });
    },
  };
  const whole = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|html)\b/i.test(code);
  const tree = whole ? parse(code, options) : parseFragment(code, options);
  return { findings: findings.slice(0, 1), tree };
}

function unpaired(code: string, tree: Node): Finding[] {
  const ends = new Set<number>();
  const findings: Finding[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) {
      const place = node.sourceCodeLocation;
      if (place?.endTag) ends.add(place.endTag.startOffset);
      else if (place?.startTag && mustClose(node)) {
        const what = `HTML: <${node.tagName}> is never closed.`;
        findings.push({ at: place.startLine, what, advice: ADVICE });
      }
      if ('content' in node) visit(node.content);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(tree);
  const visible = code.replace(RAW, (raw) => raw.replace(/[^\n]/g, ' '));
  for (const match of visible.matchAll(/<\/([a-z][\w-]*)/gi)) {
    // A fragment's tree has no html, head and body of its own.
    if (ends.has(match.index) || /^(?:html|head|body)$/i.test(match[1] ?? '')) continue;
    const at = lineAt(code, match.index);
    findings.push({ at, what: `HTML: </${match[1]}> closes nothing.`, advice: ADVICE });
  }
  return findings.slice(0, 1);
}

const mustClose = (node: DefaultTreeAdapterTypes.Element): boolean =>
  node.namespaceURI === html.NS.HTML &&
  !VOID.test(node.tagName) &&
  !END_MAY_BE_LEFT_OUT.test(node.tagName);
