// Decides whether the graph a page draws is that of the build, and what the committed file should hold.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { graphFile, projectOfGraph } from '../../src/model/module-graph.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { graphText } from './graph-of-stats.ts';
import type { StepRun } from './run-example.ts';

export interface StaleGraph extends Problem {
  /** What the file should hold. */
  text: string;
}

/** Null: the file is true, or the step itself fails and says so. */
export function judgeGraph(project: string, id: string, { graph }: StepRun): StaleGraph | null {
  if (graph === null) return null;
  const file = graphFile(id);
  const text = graphText(graph);
  const path = join(project, file);
  const advice = 'Run npm run capture, then read what changed.';
  if (!existsSync(path)) {
    return { file, line: 1, what: `The graph of ${id} is missing.`, advice, text };
  }
  const shown = readFileSync(path, 'utf8').split('\n');
  const real = text.split('\n');
  const index = real.findIndex((line, at) => line !== shown[at]);
  if (index === -1 && shown.length === real.length) return null;
  const at = index === -1 ? real.length : index;
  const what = `The build of ${id} has another graph: ${real[at]?.trim() ?? 'nothing'} here.`;
  return { file, line: Math.min(at + 1, shown.length), what, advice, text };
}

/** Graphs that no page draws: nobody would notice them growing old. */
export function unusedGraphs(project: string, drawn: ReadonlySet<string>): Problem[] {
  return globSync('examples/*/{,steps/*/}graph.json', { cwd: project })
    .map((path) => path.split(sep).join('/'))
    .filter((file) => !drawn.has(projectOfGraph(file) ?? ''))
    .map((file) => ({
      file,
      line: 1,
      what: 'No page draws this graph.',
      advice: `Draw it with <ModuleGraph project="${projectOfGraph(file)}" />, or remove the file.`,
    }));
}
