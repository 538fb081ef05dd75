// Does what a guide says, in order, and stops at the first thing that is not as the page promises.
import { join } from 'node:path';
import { staysIn } from '../../proof/sandbox/links-out.ts';
import { changeFile, compareFile, editFile, writeFile } from './editor.ts';
import type { Action, Edit, Guide, Instruction, Trouble } from './instructions.ts';
import { differenceOf, type Files, filesInFolder, unpack } from './project-files.ts';
import { runCommands } from './run-commands.ts';
import { type Machine, openTerminal, type Terminal } from './terminal.ts';

export interface Failure extends Trouble {
  /** Heading and what was to be done. */
  where: string;
}

interface Followed extends Machine {
  /** Empty. */
  root: string;
  /** The files of a zip, by its URL. */
  download: (url: string) => Files;
}

/** Null: the reader has what the page promises. */
export async function followGuide(guide: Guide, options: Followed): Promise<Failure | null> {
  const terminal = openTerminal(options.root, options);
  if (guide.begins !== null) {
    const trouble = await unpackAndInstall(options.download(guide.begins), options.root, terminal);
    if (trouble !== null) return { where: `the project of ${guide.begins}`, ...trouble };
  }
  const edited: Edit[] = [];
  for (const instruction of guide.instructions) {
    const trouble =
      leadsOut(instruction.action, terminal.folder(), options.root) ??
      (await perform(instruction.action, terminal, edited));
    if (trouble !== null) return { where: placeOf(instruction), ...trouble };
  }
  if (guide.ends === null) return null;
  const trouble = differenceOf(filesInFolder(options.root), options.download(guide.ends));
  return trouble && { where: `the end, which is ${guide.ends}`, ...trouble };
}

async function unpackAndInstall(
  files: Files,
  root: string,
  terminal: Terminal,
): Promise<Trouble | null> {
  unpack(files, root);
  const folder = files.keys().next().value?.split('/')[0];
  const commands = [`cd ${folder}`, 'npm install'];
  return runCommands(
    commands.map((text) => ({ text, prints: null })),
    [],
    terminal,
  );
}

/** A command may have left a link, and files are read and written out here. */
function leadsOut(action: Action, folder: string, root: string): Trouble | null {
  const named = 'file' in action ? [action] : 'edits' in action ? action.edits : [];
  const out = named.map(({ file }) => file).find((file) => !staysIn(root, join(folder, file)));
  return out === undefined ? null : { expected: `${out} in its folder`, happened: 'it leads out' };
}

async function perform(
  action: Action,
  terminal: Terminal,
  edited: Edit[],
): Promise<Trouble | null> {
  const folder = terminal.folder();
  switch (action.kind) {
    case 'type':
      edited.push(...action.edits);
      return runCommands(action.commands, action.edits, terminal);
    case 'write':
      writeFile(join(folder, action.file), action.lines);
      return null;
    case 'change':
      return changeFile(join(folder, action.file), action.lines);
    case 'compare':
      return compareFile(join(folder, action.file), action.lines);
    case 'undo': {
      const last = edited.pop();
      if (last === undefined) return { expected: 'a change to undo', happened: 'there is none' };
      return editFile(folder, { file: last.file, from: last.to, to: last.from });
    }
  }
}

function placeOf({ section, action }: Instruction): string {
  return `#${section.id}, "${section.title}": ${describe(action)}`;
}

function describe(action: Action): string {
  if (action.kind === 'undo') return 'undo the last change';
  if (action.kind !== 'type') return `${action.kind} ${action.file}`;
  return `type ${action.commands.map(({ text }) => text).join(', ')}`;
}
