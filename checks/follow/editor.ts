// The newcomer's editor: writes, changes and looks at the files of the current folder.
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstMismatch } from '../../proof/examples/match-lines.ts';
import type { FenceLine } from '../../src/model/copy-text.ts';
import { changeLines, placesOf } from './change-lines.ts';
import type { Edit, Trouble } from './instructions.ts';

/** A person does not start a watcher within a second of saving; it would build twice. */
const AGO = 60_000;

/** Lines that the file already has, one below the other, are shown once more; nothing is to be written. */
export function writeFile(path: string, lines: readonly string[]): void {
  if (existsSync(path) && placesOf(lines, read(path).split('\n')).length > 0) return;
  save(path, `${lines.join('\n')}\n`, AGO);
}

export function changeFile(path: string, lines: readonly FenceLine[]): Trouble | null {
  if (!existsSync(path)) {
    if (lines.some(({ kind }) => kind !== 'add')) return missing('a file to change');
    writeFile(
      path,
      lines.map(({ text }) => text),
    );
    return null;
  }
  const changed = changeLines(read(path), lines);
  if ('problem' in changed) {
    return {
      expected: 'the lines shown without a mark or with a minus, once',
      happened: changed.problem,
    };
  }
  save(path, changed.text, AGO);
  return null;
}

export function compareFile(path: string, lines: readonly string[]): Trouble | null {
  if (!existsSync(path)) return missing('the file the page shows');
  const text = read(path).replace(/\n+$/, '');
  const index = firstMismatch(lines, text.split('\n'));
  if (index === -1) return null;
  return { expected: `line ${index + 1} ${quote(lines[index])}`, happened: `the file is\n${text}` };
}

/** With the time of now, so that a running watcher notices. */
export function editFile(
  folder: string,
  { file, from, to }: Pick<Edit, 'file' | 'from' | 'to'>,
): Trouble | null {
  const path = join(folder, file);
  if (!existsSync(path)) return missing(`${file}, to change it`);
  const parts = read(path).split(from);
  if (parts.length !== 2) {
    return {
      expected: `${from} once in ${file}`,
      happened: `it is there ${parts.length - 1} times`,
    };
  }
  save(path, parts.join(to), 0);
  return null;
}

const read = (path: string): string => readFileSync(path, 'utf8');

const quote = (text: string | undefined): string => JSON.stringify(text ?? '');

const missing = (expected: string): Trouble => ({ expected, happened: 'it does not exist' });

function save(path: string, text: string, ago: number): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const time = new Date(Date.now() - ago);
  utimesSync(path, time, time);
}
