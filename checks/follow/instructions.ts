// What a guide can ask of its reader: the shapes between reading a page and following it.
import type { FenceLine } from '../../src/model/copy-text.ts';

/** A command to type, and the lines the page says it prints; null where the page shows none. */
export interface Command {
  text: string;
  prints: string[] | null;
}

/** "Change `a` to `b` in `file`": a small edit that a sentence asks for. */
export interface Edit {
  file: string;
  from: string;
  to: string;
  /** "… and save": while the command below is running. Otherwise before it is typed. */
  whileRunning: boolean;
}

export type Action =
  | { kind: 'type'; commands: Command[]; edits: Edit[] }
  | { kind: 'write'; file: string; lines: string[] }
  | { kind: 'change'; file: string; lines: FenceLine[] }
  | { kind: 'compare'; file: string; lines: string[] }
  | { kind: 'undo' };

export interface Instruction {
  /** Id and text of the numbered heading it is under. */
  section: { id: string; title: string };
  action: Action;
}

export interface Guide {
  /** URL of the zip that the reader begins with; null: an empty folder. */
  begins: string | null;
  instructions: Instruction[];
  /** URL of the zip that the folder must equal at the end; null: the page offers none. */
  ends: string | null;
}

/** Why a newcomer gets no further. */
export interface Trouble {
  expected: string;
  happened: string;
}
