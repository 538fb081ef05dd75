// Puts a default's cases into one line of words and code, the same wherever a default is shown.
import type { DefaultCase, DefaultStatement, Mode, Target } from './reference.ts';

type TextSegment = { code: string; text?: never } | { text: string; code?: never };

const IN_MODE: Record<Mode, string> = {
  production: 'in production',
  development: 'in development',
  none: 'in mode none',
};

/**
 * Segments in reading order: `true` in production, else `false`. A case whose own words have an
 * "else" says first where it holds, so that the two do not run together.
 */
export function statementText(statement: DefaultStatement): TextSegment[] {
  const segments: TextSegment[] = [];
  const nested = statement.length > 1 && statement.some(({ value }) => value.includes(', else '));
  for (const [index, at] of statement.entries()) {
    const isLast = index === statement.length - 1;
    if (index > 0) segments.push({ text: `${nested ? ';' : ','} ${isLast ? 'else ' : ''}` });
    const where = whereText(at);
    if (where && nested) segments.push({ text: `${where}: ` });
    segments.push(...(at.code ? [{ code: at.value }] : wordsAndCode(at.value)));
    if (where && !nested) segments.push({ text: ` ${where}` });
  }
  return joinText(segments);
}

/** Of a value in words, the parts that are code: a string, a keyword, the name of an option or file. */
const CODE_IN_WORDS =
  /('[^']*'|\b(?:true|false|undefined|target|package\.json|node_modules[\w./-]*)\b)/;

const wordsAndCode = (words: string): TextSegment[] =>
  words
    .split(CODE_IN_WORDS)
    .map((part, index) => (index % 2 === 1 ? { code: part } : { text: part }))
    .filter(({ text }) => text !== '');

function whereText({ modes, targets }: DefaultCase): string {
  const words: string[] = [];
  if (modes) words.push(list(modes.map((mode) => IN_MODE[mode])));
  if (targets) words.push(`for ${targetsText(targets)}`);
  return words.join(' ');
}

/** A browserslist is a list of browsers, not a platform: alone it needs a noun. */
function targetsText(targets: Target[]): string {
  const text = list(targets);
  return targets.at(-1) === 'browserslist' ? `${text} targets` : text;
}

function list(words: string[]): string {
  const joined =
    words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words[0];
  return (joined ?? '').replace(
    'in production and in development',
    'in production and development',
  );
}

/** Words beside words are one segment, so that a reader of segments sees no seams. */
function joinText(segments: TextSegment[]): TextSegment[] {
  const joined: TextSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (segment.text !== undefined && last?.text !== undefined) last.text += segment.text;
    else joined.push({ ...segment });
  }
  return joined;
}
