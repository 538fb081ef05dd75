// Decides whether what a page draws is what the run made, and what the committed file should hold.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DRAWN_FILES, drawnOfPath, drawnPath, MEASURED_FILE } from '../../src/model/drawn-file.ts';
import { TERMINAL_FILE } from '../../src/model/terminal-colors.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { type Step, stepProblem } from './example.ts';
import type { StepRun } from './run-example.ts';

export interface StaleDrawing extends Problem {
  /** What the file should hold; empty if there should be none. */
  text: string;
}

/** Of one step: files that are not true. A step that fails says so itself. */
export function judgeDrawn(project: string, id: string, { drawn }: StepRun): StaleDrawing[] {
  return Object.entries(drawn).flatMap(
    ([file, text]) => judgeFile(project, { project: id, file }, text) ?? [],
  );
}

/** Also where no page shows a color any more: then the text is empty, and the file should be gone. */
export function judgeColors(root: string, id: string, text: string): StaleDrawing | null {
  const colors = { project: id, file: TERMINAL_FILE };
  return text === '' && !existsSync(join(root, drawnPath(colors)))
    ? null
    : judgeFile(root, colors, text);
}

function judgeFile(
  root: string,
  drawn: { project: string; file: string },
  text: string,
): StaleDrawing | null {
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

/** What was measured is true for one webpack; null where a step measures nothing. */
export function judgeMeasured(root: string, step: Step, webpack: string): Problem | null {
  if (step.measures === undefined) return null;
  const path = join(root, drawnPath({ project: step.id, file: MEASURED_FILE }));
  const measured = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  if (measured?.webpack === webpack) return null;
  const what =
    measured === null
      ? `${step.id} was never measured.`
      : `${step.id} was measured with webpack ${measured.webpack}, not ${webpack}.`;
  const advice = `Run npm run capture -- ${step.id.split('/')[0]} on a machine that does nothing else.`;
  return stepProblem(step, '"measures"', { what, advice });
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
