// The colors of what pages show of a step's commands, as the text of the file that is committed beside it.
import type { TerminalColors } from '../../../src/model/terminal-colors.ts';
import { ELLIPSIS } from '../match-lines.ts';
import { comparable } from '../normalise.ts';
import { type ProjectFence, typedIn } from '../project-fence.ts';
import type { Ran } from '../shell.ts';
import type { ColoredLine } from './ansi.ts';
import { carryOver } from './carry-over.ts';

/** What one page types in the step, and what that printed. */
export interface ShownSession {
  fences: readonly ProjectFence[];
  ran: readonly Ran[];
}

/** Empty where nothing that is shown has a color. */
export function colorsText(sessions: readonly ShownSession[]): string {
  const colors: TerminalColors = {};
  for (const { fences, ran } of sessions) {
    for (const fence of fences) {
      for (const [index, { command, output }] of typedIn(fence).entries()) {
        const lines = ran[fence.firstCommand + index]?.colors ?? [];
        for (const [text, runs] of shownRuns(output, lines)) {
          colors[command] ??= {};
          colors[command][text] ??= runs;
        }
      }
    }
  }
  return textOf(colors);
}

/** With `profile`, webpack colors a time by how long it is, which differs from run to run. */
const DURATION = /^\d+(?:\.\d+)? m?s$/;

type Runs = TerminalColors[string][string];

function* shownRuns(
  shown: readonly string[],
  lines: readonly ColoredLine[],
): Generator<[string, Runs]> {
  let next = 0;
  for (const text of shown) {
    if (text.trim() === ELLIPSIS) continue;
    const at = lines.findIndex(
      (line, index) => index >= next && comparable(line.text) === comparable(text),
    );
    const line = lines[at];
    // The judge of fences says that nothing prints it.
    if (line === undefined) continue;
    next = at + 1;
    const [first, ...others] = carryOver(line, text).filter(
      ([from, to]) => !DURATION.test(text.slice(from, to)),
    );
    if (first !== undefined) yield [text, [first, ...others]];
  }
}

/** A row for each line, so that a difference has one. */
function textOf(colors: TerminalColors): string {
  const commands = Object.entries(colors).map(([command, lines]) => {
    const rows = Object.entries(lines).map(
      ([text, runs]) => `    ${JSON.stringify(text)}: ${JSON.stringify(runs)}`,
    );
    return `  ${JSON.stringify(command)}: {\n${rows.join(',\n')}\n  }`;
  });
  return commands.length === 0 ? '' : `{\n${commands.join(',\n')}\n}\n`;
}
