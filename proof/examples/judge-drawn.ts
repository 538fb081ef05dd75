// Decides whether what a page draws is what the run made, and what the committed file should hold.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  DRAWN_FILES,
  type Drawn,
  type DrawnFile,
  drawnOfPath,
  drawnPath,
} from '../../src/model/drawn-file.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { StepRun } from './run-example.ts';

export interface StaleDrawing extends Problem {
  /** What the file should hold. */
  text: string;
}

/** Of one step: files that are not true. A step that fails says so itself. */
export function judgeDrawn(project: string, id: string, { drawn }: StepRun): StaleDrawing[] {
  return Object.entries(drawn).flatMap(
    ([file, text]) => judgeFile(project, { project: id, file: file as DrawnFile }, text) ?? [],
  );
}

function judgeFile(root: string, drawn: Drawn, text: string): StaleDrawing | null {
  const file = drawnPath(drawn);
  const path = join(root, file);
  const advice = 'Run npm run capture, then read what changed.';
  if (!existsSync(path)) {
    return { file, line: 1, what: `${drawn.file} of ${drawn.project} is missing.`, advice, text };
  }
  const shown = readFileSync(path, 'utf8').split('\n');
  const real = text.split('\n');
  const index = real.findIndex((line, at) => line !== shown[at]);
  if (index === -1 && shown.length === real.length) return null;
  const at = index === -1 ? real.length : index;
  const what = `The run of ${drawn.project} gives another ${drawn.file}: ${real[at]?.trim() ?? 'nothing'} here.`;
  return { file, line: Math.min(at + 1, shown.length), what, advice, text };
}

/** Files that no page draws: nobody would notice them growing old. */
export function unusedDrawn(project: string, paths: ReadonlySet<string>): Problem[] {
  return globSync(`examples/*/{,steps/*/}{${Object.values(DRAWN_FILES).join()}}`, { cwd: project })
    .map((path) => path.split(sep).join('/'))
    .filter((file) => !paths.has(file))
    .map((file) => ({
      file,
      line: 1,
      what: 'No page draws this file.',
      advice: `Draw it with ${componentOf(file)}, or remove the file.`,
    }));
}

function componentOf(path: string): string {
  const drawn = drawnOfPath(path);
  const [tag] = Object.entries(DRAWN_FILES).find(([, file]) => file === drawn?.file) ?? [];
  return `<${tag} project="${drawn?.project}" />`;
}
