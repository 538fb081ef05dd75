// Builds a step once more and asks webpack for its stats: the same commands in the same files, so the same result.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../src/pipeline/problem.ts';
import { staysIn } from '../sandbox/links-out.ts';
import { type Step, stepProblem } from './example.ts';
import type { Stats } from './graph-of-stats.ts';
import { run, type Shell } from './shell.ts';

/** Beside the project's folder, where it is no file of the project. */
const STATS = '../stats.json';
/** The configuration may silence webpack; what it builds does not depend on what it tells. */
const ASKS = `--stats=normal --json=${STATS}`;
const BUILDS = [
  { command: /^npx webpack(?: build)?(?: [^&|;]*)?$/, asks: ` ${ASKS}` },
  { command: /^npm run \S+$/, asks: ` -- ${ASKS}` },
];

/** Runs the step's commands in a folder of its own; the last one that builds also writes its stats. */
export async function statsOfStep(step: Step, shell: Shell): Promise<Stats | Problem> {
  const asksOf = (command: string): string | undefined =>
    BUILDS.find((build) => build.command.test(command))?.asks;
  const last = step.run.findLast((command) => asksOf(command) !== undefined);
  if (last === undefined || step.expect.fails || step.scripts[last] !== undefined) {
    return stepProblem(step, '"run"', {
      what: `${step.id} has no stats to draw: no command of it is a build that ends well.`,
      advice: 'Draw a step that runs npx webpack or an npm script that does.',
    });
  }
  for (const command of step.run) {
    const { code, output } = await run(
      command === last ? `${command}${asksOf(command)}` : command,
      shell,
    );
    if (code === 0) continue;
    const what = `${command} of ${step.id} ends with code ${code} when asked for its stats.`;
    return stepProblem(step, JSON.stringify(command), { what, advice: `It prints:\n${output}` });
  }
  return readStats(step, shell.folder);
}

function readStats(step: Step, folder: string): Stats | Problem {
  const file = join(folder, STATS);
  try {
    if (!existsSync(file)) throw new Error('its build wrote no stats');
    const stats = JSON.parse(readFileSync(file, 'utf8')) as Stats;
    // It is what the build says, and the build is not ours.
    const pathOf = (name: string): string => join(stats.outputPath ?? folder, name);
    const wrong = stats.assets?.find(({ name }) => !staysIn(dirname(folder), pathOf(name)));
    if (wrong !== undefined) throw new Error(`${wrong.name} is not in its folder`);
    const assets = stats.assets?.map(({ name, size, info }) => {
      const path = pathOf(name);
      const bytes = existsSync(path) ? sizeAnywhere(readFileSync(path), folder) : size;
      return { name, size: bytes, info };
    });
    return { ...stats, ...(assets && { assets }) };
  } catch (error) {
    return stepProblem(step, '"run"', {
      what: `${step.id} has no stats to draw: ${(error as Error).message}.`,
      advice: 'Draw a step with one build by webpack.',
    });
  }
}

/**
 * Bytes of a file as if the project lay at the root: in development webpack writes `/src/a.js` as
 * the way up from the project, so another checkout would have another size.
 */
function sizeAnywhere(bytes: Buffer, folder: string): number {
  const depth = folder.split('/').length - 1;
  return bytes
    .toString('latin1')
    .replaceAll(Buffer.from(folder).toString('latin1'), `/${basename(folder)}`)
    .replaceAll('../'.repeat(depth), '../').length;
}
