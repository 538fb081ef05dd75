// The codemod without a terminal around it: what it is asked for, what it prints, and how it ends.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import site from '../../data/site.json' with { type: 'json' };
import type { Parse } from '../../src/model/migration/check.ts';
import type { Finding } from '../../src/model/migration/finding.ts';
import { rewrite } from '../../src/model/migration/rewrite.ts';
import { changedLines } from './diff.ts';

const PAGE = `${site.origin}/migrate/5/`;

const HELP = `Usage: node webpack-4-to-5.mjs [--write] <file> ...

Reads configurations of webpack 4, changes what needs no decision into what
webpack 5 wants, and lists what is left. The files are read, never run.

  --dry-run  print the changes, write nothing (the default)
  --write    write the changes into the files
  --help     print this

It ends with 0, with 1 if it was called wrongly or a file cannot be opened,
and with 2 if a file cannot be parsed; such a file is never changed.

${PAGE}`;

/** In the order of how much is wrong. */
const FINE = 0;
const WRONG = 1;
const UNREADABLE = 2;

export function run(args: readonly string[], print: (text: string) => void): number {
  const flags = args.filter((each) => each.startsWith('-'));
  const files = args.filter((each) => !each.startsWith('-'));
  const unknown = flags.find((flag) => !['--write', '--dry-run', '--help'].includes(flag));
  if (unknown !== undefined) {
    print(`There is no option ${unknown}.\n\n${HELP}`);
    return WRONG;
  }
  if (flags.includes('--help') || files.length === 0) {
    print(HELP);
    return flags.includes('--help') ? FINE : WRONG;
  }
  const isWriting = flags.includes('--write') && !flags.includes('--dry-run');
  return Math.max(...files.map((file) => one(file, isWriting, print)));
}

function one(file: string, isWriting: boolean, print: (text: string) => void): number {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    print(`${file}\n\n  It cannot be opened: ${(error as Error).message}\n`);
    return WRONG;
  }
  const after = rewrite(text, parse as Parse);
  const [wrong] = after.errors;
  if (wrong) {
    print(
      `${file}:${wrong.line}:${wrong.column}\n\n  It cannot be parsed, so it stays as it is: ${wrong.message}\n`,
    );
    return UNREADABLE;
  }
  const isChanged = after.text !== text;
  if (isChanged && isWriting) writeFileSync(file, after.text);
  print(report({ ...after, file, text, isWriting, after: after.text }).join('\n'));
  return FINE;
}

interface Told {
  file: string;
  text: string;
  after: string;
  found: readonly Finding[];
  made: readonly Finding[];
  left: readonly Finding[];
  isWriting: boolean;
}

function report({ file, text, after, found, made, left, isWriting }: Told): string[] {
  const lines = [file, ''];
  if (made.length > 0) {
    lines.push(...changedLines(text, after), '', `  Changed: ${made.length}`);
    lines.push(isWriting ? '  Written.' : '  Nothing is written yet: add --write.');
  } else lines.push('  Nothing to change.');
  if (left.length > 0) {
    lines.push('', `  Left for you: ${left.length}`);
    for (const { line, path, say, step } of isWriting ? left : asFound(left, found)) {
      lines.push(
        '',
        `  Line ${line}: ${path}`,
        `    ${say.replaceAll('`', '')}`,
        `    ${PAGE}#${step}`,
      );
    }
  }
  return [...lines, ''];
}

/** With the lines that the file has as long as nothing is written. */
function asFound(left: readonly Finding[], found: readonly Finding[]): Finding[] {
  const unused = [...found];
  return left.map((each) => {
    const at = unused.findIndex(({ step, path }) => step === each.step && path === each.path);
    return at < 0 ? each : (unused.splice(at, 1)[0] ?? each);
  });
}
