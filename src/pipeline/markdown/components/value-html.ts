// Colours one value of an option's plate; alternatives of a type are joined by "or", as people read them.
import { escapeHtml, type Highlight } from '../fences/highlight.ts';

interface ValueOptions {
  /** The plate's label, which says what kind of value this is. */
  label: string;
  highlight: Highlight;
}

const OPEN = '([{<';
const CLOSE = ')]}>';

export function valueHtml(value: string, { label, highlight }: ValueOptions): string {
  if (label === 'CLI') return code('p', value, highlight);
  if (label !== 'Type') return code(literalClass(value), value, highlight);
  return alternatives(value)
    .map(unwrapped)
    .map((part) => code(literalClass(part) ?? 't', part, highlight))
    .join(' <i>or</i> ');
}

function code(className: string | null, text: string, highlight: Highlight): string {
  const inner =
    className === null
      ? highlight(text, 'javascript').join('\n')
      : `<span class="${className}">${escapeHtml(text)}</span>`;
  return `<code>${inner}</code>`;
}

/** Null when it is an expression, not one literal. */
function literalClass(text: string): string | null {
  if (/^'[^']*'$|^"[^"]*"$/.test(text)) return 's';
  if (/^-?\d[\d_.]*$/.test(text)) return 'n';
  return /^(?:true|false|null|undefined)$/.test(text) ? 'k' : null;
}

/** Brackets that only held an alternative together say nothing once it stands alone. */
function unwrapped(part: string): string {
  let depth = 0;
  for (const [index, char] of [...part].entries()) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0) return index > 0 && index === part.length - 1 ? part.slice(1, -1) : part;
  }
  return part;
}

/**
 * Splits at `|` outside of brackets and quotes. The arrow of a function type closes nothing, and all
 * that follows it is what the function returns.
 */
export function alternatives(type: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  let returned = false;
  for (const [index, char] of [...type].entries()) {
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === "'" || char === '"') quote = char;
    else if (OPEN.includes(char)) depth += 1;
    else if (char === '>' && type[index - 1] === '=') returned ||= depth === 0;
    else if (CLOSE.includes(char)) depth -= 1;
    if (char === '|' && depth === 0 && quote === '' && !returned) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
