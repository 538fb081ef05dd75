// Types the commands of one figure and holds what they print against what the page shows.
import { ELLIPSIS, firstMismatch } from '../../proof/examples/match-lines.ts';
import { comparable } from '../../proof/examples/normalise.ts';
import { editFile } from './editor.ts';
import type { Command, Edit, Trouble } from './instructions.ts';
import type { Printed, Terminal } from './terminal.ts';

/** With a name in front of it when there are several compilers. */
const REPORT = /\bwebpack [\d.]+\)? compiled /g;
/** A report is complete when nothing more was printed for this long. */
const SILENCE = 600;

export async function runCommands(
  commands: readonly Command[],
  edits: readonly Edit[],
  terminal: Terminal,
): Promise<Trouble | null> {
  for (const edit of edits.filter(({ whileRunning }) => !whileRunning)) {
    const trouble = editFile(terminal.folder(), edit);
    if (trouble !== null) return trouble;
  }
  const later = edits.filter(({ whileRunning }) => whileRunning);
  for (const command of commands) {
    const trouble = await runCommand(command, later, terminal);
    if (trouble !== null) return trouble;
  }
  return null;
}

async function runCommand(
  { text, prints }: Command,
  edits: Edit[],
  terminal: Terminal,
): Promise<Trouble | null> {
  const folder = terminal.folder();
  const shown = prints?.join('\n').replace(/\n+$/, '').split('\n') ?? [];
  const firstWrong = (output: string): number =>
    firstMismatch(shown.map(comparable), output.split('\n').map(comparable));
  /** Anything may follow, so only a report tells that the command has done its work. */
  const isOpen = shown.at(-1)?.trim() === ELLIPSIS;
  let trouble: Trouble | null = null;
  const printed = await terminal.type(text, {
    isAllShown: (output) =>
      prints !== null && firstWrong(output) === -1 && !(isOpen && output.match(REPORT) === null),
    meanwhile: editsAfterReports(edits, (edit) => {
      trouble ??= editFile(folder, edit);
    }),
  });
  if (trouble !== null) return trouble;
  const index = prints === null ? -1 : firstWrong(printed.output);
  if (index !== -1) {
    const expected = `${text} to print line ${index + 1}\n${shown[index]}`;
    return { expected, happened: `${endOf(printed)} and printed\n${printed.output}` };
  }
  // A page may show a build that fails, to mend it next.
  if (printed.code === 0 || /error|fail/i.test(shown.join('\n'))) return null;
  return {
    expected: `${text} to succeed`,
    happened: `${endOf(printed)} and printed\n${printed.output}`,
  };
}

/** Each edit is made when one more report is complete, in the order of the page. */
function editsAfterReports(edits: Edit[], make: (edit: Edit) => void): (output: string) => void {
  const total = edits.length;
  let seen = { length: 0, at: 0 };
  return (output) => {
    if (output.length !== seen.length) seen = { length: output.length, at: Date.now() };
    const reports = output.match(REPORT)?.length ?? 0;
    if (reports <= total - edits.length || Date.now() - seen.at < SILENCE) return;
    const edit = edits.shift();
    if (edit !== undefined) make(edit);
  };
}

const endOf = ({ code }: Printed): string =>
  code === null ? 'it did not end' : `it ended with code ${code}`;
