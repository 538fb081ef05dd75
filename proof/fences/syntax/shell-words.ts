// Splits shell lines into simple commands, as far as documentation uses the shell.
import { fenceLines } from '../../../src/model/copy-text.ts';
import type { Fence } from '../../../src/model/record.ts';

export interface Command {
  /** Line of the code the command begins on, from 1. */
  at: number;
  words: string[];
}

/** Commands of a bash fence, or those behind the prompts of a console fence. */
export function commandsOf(fence: Pick<Fence, 'lang' | 'meta' | 'code'>): Command[] {
  const commands: Command[] = [];
  let text = '';
  let at = 0;
  fenceLines(fence).forEach((line, index) => {
    if (fence.lang === 'console' && line.kind !== 'command') return;
    if (text === '') at = index + 1;
    if (line.text.endsWith('\\')) {
      text += `${line.text.slice(0, -1)} `;
      return;
    }
    commands.push(...splitCommands(text + line.text).map((words) => ({ at, words })));
    text = '';
  });
  return commands;
}

const TOKEN = /\s+|#.*$|(&&|\|\||[;|&])|((?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"';|&\\])+)/g;

export function splitCommands(line: string): string[][] {
  const commands: string[][] = [[]];
  for (const [token, operator, word] of line.matchAll(TOKEN)) {
    if (operator !== undefined) commands.push([]);
    else if (word !== undefined) commands.at(-1)?.push(unquote(word));
    else if (token.startsWith('#')) break;
  }
  return commands
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z_][A-Z0-9_]*=/i.test(word))))
    .filter((words) => words.length > 0);
}

function unquote(word: string): string {
  return word.replace(/"((?:\\.|[^"\\])*)"|'([^']*)'/g, (_, double, single) => double ?? single);
}
