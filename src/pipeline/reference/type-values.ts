// Takes a type apart into the values and kinds of values it allows, in words that two releases can be compared by.

const OPEN = '([{<';
const CLOSE = ')]}>';
const LITERAL = /^(?:'.*'|-?\d+(?:\.\d+)?|true|false|null)$/;
const PLAIN = /^(?:string|number|object|RegExp)$/;
const FUNCTION = /^(?:\([^()]*\) =>|Function$|typeof )/;

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
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map(unwrapped);
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
 * Literals as they are, other values by their kind: `'auto'`, `true`, `string`, `function`, `object`,
 * `array`; what an array takes has `[]` behind it. `any` where a name hides what is allowed.
 */
export const valuesOf = (type: string): string[] => [
  ...new Set(alternatives(type).flatMap(valuesOfAlternative)),
];

/** The first one is the alternative itself, unless it is a boolean, which is two values. */
export function valuesOfAlternative(part: string): string[] {
  if (part === 'boolean') return ['true', 'false'];
  if (FUNCTION.test(part)) return ['function'];
  if (part.startsWith('Record<')) return ['object'];
  if (part.endsWith('[]')) {
    const items = valuesOf(unwrapped(part.slice(0, -'[]'.length)));
    return ['array', ...items.map((value) => `${value}[]`)];
  }
  return [LITERAL.test(part) || PLAIN.test(part) ? part : 'any'];
}
