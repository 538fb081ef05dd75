// Reads the escape sequences of colors out of what a command prints, line by line.
import { stripVTControlCharacters } from 'node:util';
import {
  type ColoredRun,
  TERMINAL_COLORS,
  type TerminalColor,
} from '../../../src/model/terminal-colors.ts';

export interface ColoredLine {
  text: string;
  runs: ColoredRun[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a color is.
const GRAPHICS = /\u001b\[([\d;]*)m/;
/** `30` is black, and `90` its bright half, neither of which is readable on every terminal. */
const FIRST_COLORS = [31, 91];
const ENDS = new Set([0, 39]);

/** What begins and ends again at once. */
const EMPTY = String.raw`\x1b\[(?:1|3[1-6])m(?:\x1b\[3[1-6]m)?\x1b\[39m(?:\x1b\[22m)?`;
const EMPTY_COLOR = new RegExp(String.raw`^${EMPTY}\n|(?<= in )${EMPTY}\n|${EMPTY} `, 'gm');

/** A message whose last line end is in color too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a color is.
const END_ALONE = /^(\x1b\[39m(?:\x1b\[22m)?)\n/gm;

/**
 * webpack leaves out a part without text, with the space or line end behind it; in color it leaves the
 * color of nothing and both. Pages show what is printed in a pipe too.
 */
export const withoutEmptyColors = (printed: string): string =>
  printed.replace(EMPTY_COLOR, '').replace(END_ALONE, '$1');

/** A color goes on from line to line until something ends it. */
export function coloredLines(printed: string): ColoredLine[] {
  let color: TerminalColor | null = null;
  return printed.split('\n').map((line) => {
    let text = '';
    const runs: ColoredRun[] = [];
    line.split(GRAPHICS).forEach((part, index) => {
      if (index % 2 === 1) {
        color = colorAfter(part, color);
        return;
      }
      const plain = stripVTControlCharacters(part);
      if (color !== null) paint(runs, { from: text.length, plain, color, text });
      text += plain;
    });
    return { text: text.trimEnd(), runs };
  });
}

function colorAfter(codes: string, before: TerminalColor | null): TerminalColor | null {
  let color = before;
  for (const code of codes.split(';').map(Number)) {
    if (ENDS.has(code)) color = null;
    const first = FIRST_COLORS.find((each) => code >= each && code < each + TERMINAL_COLORS.length);
    if (first !== undefined) color = TERMINAL_COLORS[code - first] ?? null;
  }
  return color;
}

/** White space has no color, and what only white space parts from a run of the same color joins it. */
function paint(
  runs: ColoredRun[],
  { from, plain, color, text }: { from: number; plain: string; color: TerminalColor; text: string },
): void {
  if (plain.trim() === '') return;
  const start = from + plain.length - plain.trimStart().length;
  const end = from + plain.trimEnd().length;
  const last = runs.at(-1);
  if (last?.[2] === color && `${text}${plain}`.slice(last[1], start).trim() === '') last[1] = end;
  else runs.push([start, end, color]);
}
