// The shapes of an example once it is read: a project, and its steps in order.
import type { Layer } from '../../src/pipeline/examples/layers.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { Edit, Expectations, Script } from './schema.ts';

export interface Step {
  /** Name of the folder under steps/; empty for a project without steps. */
  name: string;
  /** `getting-started/02-modules`: what a fence writes behind `project=`. */
  id: string;
  /** Where its files come from, oldest first; the last one is its own folder. */
  layers: Layer[];
  on: Step | null;
  remove: string[];
  proves?: string | undefined;
  run: string[];
  scripts: Record<string, Script>;
  measures?: string | undefined;
  edits: (Edit & { what: string })[];
  expect: Expectations;
  /** The JSON file that declares this step, from the project's root, and its text. */
  declaredIn: string;
  declaration: string;
}

export interface Example {
  name: string;
  /** Absolute path of examples/NAME. */
  root: string;
  folder: string;
  /** Files of the built site, absolute, that lie in the folder from the start. */
  downloads: string[];
  fresh: boolean;
  steps: Step[];
  /** Hash of every file below the root, and of the examples that it continues. */
  hash: string;
}

/** A problem at the line of a step's declaration that contains the text. */
export function stepProblem(
  step: Step,
  at: string,
  { what, advice }: Pick<Problem, 'what' | 'advice'>,
): Problem {
  const index = step.declaration.indexOf(at);
  const line = index === -1 ? 1 : step.declaration.slice(0, index).split('\n').length;
  return { file: step.declaredIn, line, what, advice };
}
