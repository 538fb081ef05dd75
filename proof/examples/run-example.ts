// Builds every step of one example and the sessions that pages show of it; nothing is built twice.
import { existsSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Drawn } from '../../src/model/drawn-file.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { Browsers } from './browser.ts';
import { coloredLines } from './colors/ansi.ts';
import { type DrawnTexts, drawnOfStep } from './drawn-of-step.ts';
import { type Example, type Step, stepProblem } from './example.ts';
import { checkExpectations } from './expectations.ts';
import { copyState, layOut } from './lay-out.ts';
import { linkPackages } from './link-packages.ts';
import { normalise, withoutPlaces } from './normalise.ts';
import { freePorts, withReadersPorts } from './ports.ts';
import { type Ran, run, runScript, type Shell } from './shell.ts';
import { undeclaredPackages } from './undeclared.ts';

/** Commands that a page types in the folder of a step, in the order of the page. */
export interface Session {
  page: string;
  step: string;
  commands: string[];
}

export interface StepRun {
  step: string;
  ms: number;
  /** Folder in which the step's own commands ran. */
  folder: string;
  ran: Ran[];
  problems: Problem[];
  /** By page: its commands, and the folder they left. */
  pages: Record<string, { folder: string; ran: Ran[] }>;
  /** What pages draw of it, and nothing where that fails. */
  drawn: DrawnTexts;
}

interface RunOptions {
  /** Empty: the folders of the steps go there. */
  root: string;
  /** Has the packages. */
  project: string;
  sessions: readonly Session[];
  /** What pages draw, by `NAME/STEP`. */
  drawn: readonly Drawn[];
  browsers: Browsers;
}

export async function runExample(example: Example, options: RunOptions): Promise<StepRun[]> {
  const done = new Map<Step, StepRun>();
  for (const step of example.steps) {
    const base = step.on === null ? undefined : done.get(step.on);
    const before = example.fresh ? null : (base?.folder ?? null);
    done.set(step, await runStep(example, step, { ...options, before }));
  }
  return [...done.values()];
}

async function runStep(
  example: Example,
  step: Step,
  options: RunOptions & { before: string | null },
): Promise<StepRun> {
  const { root, project, browsers } = options;
  const packages = realpathSync(join(project, 'node_modules'));
  const home = join(root, '.home');
  const begin = performance.now();
  const sessions = options.sessions.filter((session) => session.step === step.name);
  const folder = join(root, step.name || 'project', example.folder);
  const absent = layOut(example, step, { folder, before: options.before });
  const typed = commandsOf(step);
  const copies = sessions
    .filter(({ commands }) => placesOf(commands, typed, step) === null)
    .map((session, index) => {
      const copy = join(root, `${step.name || 'project'}-page-${index + 1}`, example.folder);
      copyState(folder, copy);
      return { session, copy };
    });
  const drawnCopy = join(root, `${step.name || 'project'}-drawn`, example.folder);
  const files = options.drawn.filter(({ project }) => project === step.id).map(({ file }) => file);
  // What was printed is known without another run.
  const isRunAgain = files.some((file) => file !== 'printed.txt');
  if (isRunAgain) copyState(folder, drawnCopy);
  const ports = await freePorts();
  const shell = { project, folder, home, ports };
  const missing = linkPackages(folder, packages);
  const undeclared = undeclaredPackages(folder, packages);
  const ran = await runAll(step, typed, { shell, packages, browsers });
  const problems = [
    ...packageProblems(step, { missing, undeclared }),
    ...downloadProblems(example, step),
    ...absent.map((file) => removalProblem(step, file)),
  ];
  if (problems.length === 0) {
    problems.push(...(await checkExpectations(step, ran, { shell, browsers })));
  }

  const pages: StepRun['pages'] = {};
  for (const { page, commands } of sessions) {
    const places = placesOf(commands, typed, step);
    if (places !== null) pages[page] = { folder, ran: places.map((place) => ran[place] as Ran) };
  }
  for (const { session, copy } of copies) {
    linkPackages(copy, packages);
    const own = await runAll(step, session.commands, {
      shell: { ...shell, folder: copy },
      packages,
      browsers,
    });
    pages[session.page] = { folder: copy, ran: own };
  }
  let drawn: DrawnTexts = {};
  if (files.length > 0 && problems.length === 0) {
    if (isRunAgain) linkPackages(drawnCopy, packages);
    const made = await drawnOfStep(step, files, { ran, shell: { ...shell, folder: drawnCopy } });
    if ('what' in made) problems.push(made);
    else drawn = made;
  }
  const ms = Math.round(performance.now() - begin);
  return { step: step.name, ms, folder, ran, problems, pages, drawn };
}

const asksOf = ({ scripts }: Step, command: string): string[] =>
  (scripts[command] ?? []).flatMap((act) => ('ask' in act ? [act.ask] : []));

/** All commands of a step: what is asked of a server follows the command that started it. */
const commandsOf = (step: Step): string[] =>
  step.run.flatMap((command) => [command, ...asksOf(step, command)]);

/**
 * What the step runs anyway need not run again for a page: where the page's commands are among the
 * step's. A page may leave out some only if it asks a server, which it need not show being started.
 */
function placesOf(
  commands: readonly string[],
  typed: readonly string[],
  step: Step,
): number[] | null {
  if (commands.every((command, index) => command === typed[index])) return [...commands.keys()];
  const asks = new Set(step.run.flatMap((command) => asksOf(step, command)));
  if (!commands.some((command) => asks.has(command))) return null;
  const places: number[] = [];
  for (const command of commands) places.push(typed.indexOf(command, (places.at(-1) ?? -1) + 1));
  return places.includes(-1) ? null : places;
}

async function runAll(
  step: Step,
  commands: readonly string[],
  { shell, packages, browsers }: { shell: Shell; packages: string; browsers: Browsers },
): Promise<Ran[]> {
  const result: Ran[] = [];
  const places = { folder: shell.folder, name: shell.folder.split('/').at(-1) ?? '', packages };
  const asked: Ran[] = [];
  for (const command of commands) {
    const script = step.scripts[command];
    const first = asked[0]?.command === command ? asked.shift() : undefined;
    const ran =
      first ??
      (script ? await runScript(command, script, { shell, browsers }) : await run(command, shell));
    asked.push(...(ran.asked ?? []));
    const output = withReadersPorts(normalise(ran.output, places), shell.ports);
    const inColor = withReadersPorts(withoutPlaces(ran.inColor ?? '', places), shell.ports);
    result.push({ command, code: ran.code, output, colors: coloredLines(inColor) });
  }
  return result;
}

function packageProblems(
  step: Step,
  { missing, undeclared }: { missing: readonly string[]; undeclared: readonly string[] },
): Problem[] {
  const problems: Problem[] = [];
  if (missing.length > 0) {
    const what = `The package.json of ${step.id} names ${missing.join(', ')}, not installed here.`;
    const advice = 'Add the package to the devDependencies of this repository, pinned.';
    problems.push(stepProblem(step, '"run"', { what, advice }));
  }
  if (undeclared.length > 0) {
    const what = `${step.id} imports ${undeclared.join(', ')}, which its package.json does not name.`;
    problems.push(stepProblem(step, '"run"', { what, advice: 'Add it to the package.json.' }));
  }
  return problems;
}

function removalProblem(step: Step, file: string): Problem {
  return stepProblem(step, '"remove"', {
    what: `${step.id} removes ${file}, which is not there when the step begins.`,
    advice: 'Take it out of "remove", or build on another step with "on".',
  });
}

function downloadProblems({ downloads }: Example, step: Step): Problem[] {
  return downloads
    .filter((file) => !existsSync(file))
    .map((file) =>
      stepProblem(step, basename(file), {
        what: `The built site has no file ${basename(file)} for ${step.id} to download.`,
        advice: 'Run npm run build first, or correct the address in "downloads".',
      }),
    );
}
