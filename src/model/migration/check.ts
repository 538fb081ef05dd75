// Reads a webpack configuration as text and says what webpack 5 wants changed. Nothing in it is run.
import type { Finding } from './finding.ts';
import { readProgram } from './reading.ts';
import { RULES } from './rules/all.ts';
import type { Rule } from './rules/rule.ts';
import type { SyntaxNode } from './syntax.ts';

/** What the parser has to be asked for; it is given, because this layer imports none. */
const PARSER_OPTIONS = {
  sourceType: 'unambiguous',
  errorRecovery: true,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  createImportExpressions: true,
  attachComment: false,
} as const;

export type Parse = (
  text: string,
  options: typeof PARSER_OPTIONS & { plugins: ('typescript' | 'jsx' | 'flow')[] },
) => unknown;

export interface ParseError {
  line: number;
  column: number;
  message: string;
}

interface Checked {
  findings: Finding[];
  errors: ParseError[];
  /** False if nothing in it looks like a configuration. */
  isConfiguration: boolean;
}

/** Lines taken out one after the other because no parser gets past them. */
const MOST_LINES_OUT = 8;
/** A longer text is read once. */
const LONG = 100_000;
/** A text in another language may have one per line. */
const MOST_ERRORS = 20;

export function check(text: string, parse: Parse, rules: readonly Rule[] = RULES): Checked {
  const { tree, errors } = parsed(text, parse);
  if (tree === null) return { findings: [], errors, isConfiguration: false };
  try {
    return { ...read(tree, text, rules), errors };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // The parser has just come through, what walks its tree has not.
    return { findings: [], errors: [errorOf(error, text)], isConfiguration: false };
  }
}

function read(tree: SyntaxNode, text: string, rules: readonly Rule[]): Omit<Checked, 'errors'> {
  const reading = readProgram(tree, text);
  const place = placesIn(text);
  const seen = new Set<string>();
  const findings = rules
    .flatMap((rule) =>
      rule.find(reading).map((found): Finding => {
        const { step, effect } = rule;
        return { ...found, step, effect, ...place(found.start) };
      }),
    )
    .filter(({ step, start }) => {
      const key = `${step}:${start}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((a, b) => a.start - b.start);
  return { findings, isConfiguration: reading.slots.length > 0 };
}

interface Parsed {
  tree: SyntaxNode | null;
  errors: ParseError[];
}

/** Types first; a file that they do not fit is read with JSX. */
function parsed(text: string, parse: Parse): Parsed {
  const types = attempt(text, parse, ['typescript']);
  const jsx = types.errors.length > 0 ? attempt(text, parse, ['jsx', 'flow']) : null;
  const best = jsx?.errors.length === 0 ? jsx : types;
  if (best.tree !== null || text.length > LONG) return best;
  return { tree: withoutLines(text, parse, best.errors), errors: best.errors };
}

/** What no parser gets past is blanked line by line, so that the rest is still read. */
function withoutLines(text: string, parse: Parse, errors: ParseError[]): SyntaxNode | null {
  const lines = text.split('\n');
  let [error] = errors;
  for (let left = MOST_LINES_OUT; left > 0 && error; left -= 1) {
    const at = error.line - 1;
    // The line above may be what is wrong, once this one is empty.
    const line = (lines[at] ?? '').trim() === '' ? at - 1 : at;
    lines[line] = ' '.repeat((lines[line] ?? '').length);
    const tried = attempt(lines.join('\n'), parse, ['typescript']);
    if (tried.tree !== null) return tried.tree;
    [error] = tried.errors;
  }
  return null;
}

function attempt(text: string, parse: Parse, plugins: ('typescript' | 'jsx' | 'flow')[]): Parsed {
  try {
    const tree = parse(text, { ...PARSER_OPTIONS, plugins }) as {
      program: SyntaxNode;
      errors?: unknown[] | null;
    };
    const errors = (tree.errors ?? []).slice(0, MOST_ERRORS);
    return { tree: tree.program, errors: errors.map((error) => errorOf(error, text)) };
  } catch (error) {
    return { tree: null, errors: [errorOf(error, text)] };
  }
}

function errorOf(error: unknown, text: string): ParseError {
  const { loc, message } = error as { loc?: { line: number; column: number }; message?: string };
  // A stack that is used up: brackets in brackets, some thousand deep.
  if (loc === undefined)
    return { line: 1, column: 1, message: 'It is nested too deeply to be read.' };
  const line = Math.min(loc.line, text.split('\n').length);
  const said = String(message).replace(/\s*\(\d+:\d+\)\s*$/, '');
  return { line, column: loc.column + 1, message: said };
}

function placesIn(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
