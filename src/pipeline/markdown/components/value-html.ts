// Colours one value of an option's plate; alternatives of a type are joined by "or", as people read them.
import { alternatives, valuesOfAlternative } from '../../reference/type-values.ts';
import { codeHtml, escapeHtml, type Highlight } from '../fences/highlight.ts';

interface ValueOptions {
  /** The plate's label, which says what kind of value this is. */
  label: string;
  highlight: Highlight;
  /** Values that came later than the option, each with its release. */
  newer?: Readonly<Record<string, string>>;
  /** The HTML of a type, with links on the names in it. */
  linked?: (type: string) => string;
}

export function valueHtml(
  value: string,
  { label, highlight, newer = {}, linked = escapeHtml }: ValueOptions,
): string {
  if (label === 'CLI') return code('p', value, highlight);
  if (label !== 'Type') return code(literalClass(value), value, highlight);
  const typed = (part: string): string => {
    const literal = literalClass(part);
    return literal ? code(literal, part, highlight) : `<code class="t">${linked(part)}</code>`;
  };
  return alternatives(value)
    .map((part) => typed(part) + newerHtml(part, newer, typed))
    .join(' <i>or</i> ');
}

/** ` (since 5.109)` behind the alternative; where only a part of it is newer, the part is named. */
function newerHtml(
  alternative: string,
  newer: Readonly<Record<string, string>>,
  typed: (part: string) => string,
): string {
  const values = valuesOfAlternative(alternative);
  const releases = [...new Set(values.flatMap((value) => newer[value] ?? []))];
  const notes = releases.map((release) => {
    const own = values.filter((value) => newer[value] === release);
    if (own.length === values.length || own[0] === 'array') return `since ${release}`;
    return `${own.map((value) => typed(value.replace(/\[\]$/, ''))).join(', ')} since ${release}`;
  });
  return notes.length === 0 ? '' : ` <i>(${notes.join('; ')})</i>`;
}

function code(className: string | null, text: string, highlight: Highlight): string {
  if (className === null) {
    const lines = highlight(text, 'javascript');
    return codeHtml(lines.join('\n'), lines);
  }
  return `<code class="${className}">${escapeHtml(text)}</code>`;
}

/** Null when it is an expression, not one literal. */
function literalClass(text: string): string | null {
  if (/^'[^']*'$|^"[^"]*"$/.test(text)) return 's';
  if (/^-?\d[\d_.]*$/.test(text)) return 'n';
  return /^(?:true|false|null|undefined)$/.test(text) ? 'k' : null;
}
