// The colors in which a terminal shows what an example prints: the proof writes and checks them beside the step, fences show them.
import * as z from 'zod';

export const TERMINAL_FILE = 'terminal.json';

/** Those that webpack's own palette has. Bold and dim are left out: nearly every line has some. */
export const TERMINAL_COLORS = ['red', 'green', 'yellow', 'blue', 'magenta', 'cyan'] as const;

export type TerminalColor = (typeof TERMINAL_COLORS)[number];

/** From and to are places in the line, in UTF-16 units as JavaScript counts. */
const runSchema = z.tuple([
  z.number().int().nonnegative(),
  z.number().int().positive(),
  z.enum(TERMINAL_COLORS),
]);

export type ColoredRun = z.infer<typeof runSchema>;

/** By command as typed, then by line as a page shows it. */
export const terminalColorsSchema = z.record(
  z.string(),
  z.record(z.string(), z.array(runSchema).nonempty()),
);

export type TerminalColors = z.infer<typeof terminalColorsSchema>;
