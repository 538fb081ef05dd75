// Reads what a run of an example left for a drawing, or says what is wrong with the component that names it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type * as z from 'zod';
import { type Drawn, drawnPath } from '../../../../model/drawn-file.ts';
import { didYouMean } from '../../../../model/near.ts';
import type { Complaint } from '../read-component.ts';

export const PROJECT = join(import.meta.dirname, '../../../../..');

export function readDrawn<T>(
  drawn: Pick<Drawn, 'project'> & { file: string },
  schema: z.ZodType<T>,
  root = PROJECT,
): { data: T } | Complaint {
  const { project: id } = drawn;
  const unknown = unknownStep(id, root);
  if (unknown !== null) return unknown;
  const file = drawnPath(drawn);
  if (!existsSync(join(root, file))) {
    const what = `${drawn.file} of "${id}" is not captured yet.`;
    return { what, advice: `Write ${file} with npm run capture.` };
  }
  try {
    return { data: schema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))) };
  } catch (error) {
    const what = `${file} cannot be read: ${(error as Error).message}`;
    return { what, advice: 'Write it anew with npm run capture.' };
  }
}

export function unknownStep(id: string, root: string): Complaint | null {
  // One page names hundreds of steps: all of them are listed only for the one that is wrong.
  if (isStep(id, root)) return null;
  const known = projectsOf(root);
  const steps = known.filter((each) => each.startsWith(`${id.split('/')[0]}/`));
  const own = steps.length > 0 ? ` Its steps: ${steps.join(', ')}.` : '';
  return {
    what: `There is no example step "${id}".`,
    advice: `Name a folder under examples/.${didYouMean(id, known)}${own}`,
  };
}

/** Looks at the folders of this id alone. */
function isStep(id: string, root: string): boolean {
  const [name = '', step, ...more] = id.split('/');
  if (more.length > 0 || [name, step].includes('..')) return false;
  const at = join(root, 'examples', name);
  if (step !== undefined) return step !== '' && existsSync(join(at, 'steps', step, 'step.json'));
  if (name === '' || !existsSync(join(at, 'example.json'))) return false;
  return globSync('steps/*/step.json', { cwd: at }).length === 0;
}

/** `NAME/STEP` of every step, and `NAME` of a project that has none. */
function projectsOf(root: string): string[] {
  const paths = globSync('examples/*/{example.json,steps/*/step.json}', { cwd: root });
  const steps = paths.map((path) => {
    const [, name = '', , step] = path.split(sep);
    return { name, step };
  });
  const withSteps = new Set(steps.flatMap(({ name, step }) => (step === undefined ? [] : name)));
  return steps
    .filter(({ name, step }) => step !== undefined || !withSteps.has(name))
    .map(({ name, step }) => (step === undefined ? name : `${name}/${step}`))
    .sort();
}
