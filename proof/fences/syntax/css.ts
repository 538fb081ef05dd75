// CSS: browsers skip what they cannot read, so the check collects what a parser would forgive.
import { parse, tokenize } from 'css-tree';
import type { Finding } from '../proof-fence.ts';
import { lineAt } from './data.ts';

const ADVICE = 'Mend the CSS.';
/** `@value` of CSS Modules is no CSS, but css-loader and webpack read it. */
const MODULE_VALUE = /^\s*@value\s[^;]*;/gm;

export function checkCss(code: string): Finding[] {
  const text = code.replace(MODULE_VALUE, (rule) => rule.replace(/[^\n]/g, ' '));
  return cssErrors(text, 'stylesheet') ?? unbalanced(text);
}

/** One side of a diff: rules, or declarations of a rule whose braces are not shown. */
export function checkCssFragment(code: string): Finding[] {
  return cssErrors(code, 'stylesheet') === null ? [] : (cssErrors(code, 'declarationList') ?? []);
}

function cssErrors(code: string, context: string): Finding[] | null {
  const findings: Finding[] = [];
  parse(code, {
    context,
    positions: true,
    onParseError: ({ message, line }: { message: string; line?: number }) => {
      findings.push({ at: line ?? 1, what: `CSS: ${message}.`, advice: ADVICE });
    },
  });
  return findings.length === 0 ? null : findings.slice(0, 1);
}

/** A brace that is never closed is closed by the end of the file, which no author means. */
function unbalanced(code: string): Finding[] {
  const open: number[] = [];
  tokenize(code, (_, start, end) => {
    const token = code.slice(start, end);
    if (token === '{') open.push(start);
    else if (token === '}') open.pop();
  });
  const at = open.at(-1);
  return at === undefined
    ? []
    : [{ at: lineAt(code, at), what: 'CSS: "{" is never closed.', advice: ADVICE }];
}
