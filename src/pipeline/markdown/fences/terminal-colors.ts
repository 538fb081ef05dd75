// Shows what an example prints in the colors that a terminal gives it, from the file that the proof keeps beside the step.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fenceLines } from '../../../model/copy-text.ts';
import { drawnPath } from '../../../model/drawn-file.ts';
import type { Fence } from '../../../model/record.ts';
import {
  type ColoredRun,
  TERMINAL_FILE,
  type TerminalColor,
  type TerminalColors,
  terminalColorsSchema,
} from '../../../model/terminal-colors.ts';
import { PROJECT } from '../components/drawings/read-drawn.ts';
import { escapeHtml, type Highlight } from './highlight.ts';

const CLASS_OF: Record<TerminalColor, string> = {
  red: 'tr',
  green: 'tg',
  yellow: 'ty',
  blue: 'tb',
  magenta: 'tm',
  cyan: 'tc',
};

/** Path from the project's root; the file is missing where nothing that pages show has a color. */
export const colorsFile = (project: string): string => drawnPath({ project, file: TERMINAL_FILE });

export function readColors(
  project: string,
  root = PROJECT,
): { colors: TerminalColors } | { what: string; advice: string } {
  const file = colorsFile(project);
  if (!existsSync(join(root, file))) return { colors: {} };
  try {
    const text = readFileSync(join(root, file), 'utf8');
    return { colors: terminalColorsSchema.parse(JSON.parse(text)) };
  } catch (error) {
    const what = `${file} cannot be read: ${(error as Error).message}`;
    return { what, advice: 'Write it anew with npm run capture.' };
  }
}

/** In place of a grammar, which a terminal has none of. */
export function inColors(fence: Fence, colors: TerminalColors): Highlight {
  return () => {
    let command = '';
    return fenceLines(fence).map(({ kind, text, continued }) => {
      if (kind === 'command') {
        command = continued ? `${command}\n${text}` : text;
        return escapeHtml(text);
      }
      return painted(text, colors[command]?.[text] ?? []);
    });
  };
}

function painted(text: string, runs: readonly ColoredRun[]): string {
  let html = '';
  let done = 0;
  for (const [from, to, color] of runs) {
    const inside = escapeHtml(text.slice(from, to));
    html += `${escapeHtml(text.slice(done, from))}<span class="${CLASS_OF[color]}">${inside}</span>`;
    done = to;
  }
  return html + escapeHtml(text.slice(done));
}
