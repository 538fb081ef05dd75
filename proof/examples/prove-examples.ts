// The examples build and behave as promised, and every fence that shows them shows the truth.
import { readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { offeredBy } from '../../src/model/download.ts';
import { type Drawn, drawnOfPath, drawnPath } from '../../src/model/drawn-file.ts';
import { didYouMean } from '../../src/model/near.ts';
import type { Fence } from '../../src/model/record.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { exampleRows } from '../../src/pipeline/proof-report/rows.ts';
import type { ProofInput, Row, SectionResult } from '../section.ts';
import { Browsers } from './browser.ts';
import { cachedRun, type ExampleRun } from './cached-run.ts';
import { colorsText, type ShownSession } from './colors/colors-of-step.ts';
import { type Example, type Step, stepProblem } from './example.ts';
import { type Found, judge, type Verdict } from './judge.ts';
import { judgeDownload } from './judge-download.ts';
import {
  judgeColors,
  judgeDrawn,
  judgeMeasured,
  type StaleDrawing,
  unusedDrawn,
} from './judge-drawn.ts';
import { chainOf } from './lay-out.ts';
import { loadExamples } from './load-examples.ts';
import { examplesOfPart } from './part.ts';
import { type ProjectFence, projectFences, typedIn } from './project-fence.ts';
import type { Session, StepRun } from './run-example.ts';

/** A build uses about one core. */
const AT_ONCE = 2;

interface Page {
  path: string;
  fences: readonly Fence[];
  /** What `<ModuleGraph project="…" />` and its like draw. */
  drawn: readonly Drawn[];
}

interface ExamplesResult extends SectionResult {
  /** What is wrong with the fence that opens at this line; null too if it belongs to no example. */
  problemOf(page: string, line: number): Problem | null;
}

/** Singles out fences by their page and line, and the graphs of a page by `null` in place of a line. */
type Only = (page: string, line: number | null) => boolean;

interface Extent {
  only?: Only;
  /** Runs what `part.ts` chooses for CI; the pages' other fences are not judged. */
  part?: boolean;
}

export async function proveExamples(
  input: Pick<ProofInput, 'project' | 'content' | 'records'>,
  { only, part = false }: Extent = {},
): Promise<ExamplesResult> {
  // What a README writes behind a language is no promise of ours.
  const own = input.records.filter(({ imported }) => imported === undefined);
  const pages = own.map(({ path, fences, inputs }) => ({ path, fences, drawn: drawnIn(inputs) }));
  const names = part ? examplesOfPart(input.project, pages) : undefined;
  const { left, runs, problems, verdicts, fences, staleDrawings } = await compareExamples(
    input.project,
    pages,
    { only, names },
  );
  const drawn = pages.flatMap((page) => page.drawn);
  const offered = new Set(own.flatMap(offeredBy));
  const downloads = runs.filter(({ example }) => offered.has(example.name));
  const label = basename(input.content);
  const byFence = new Map<string, Problem>();
  for (const [{ page, fence }, { line, what, advice }] of verdicts) {
    byFence.set(`${page}:${fence.line}`, { file: `${label}/${page}`, line, what, advice });
  }
  const shown = new Set([...fences, ...drawn].map(({ project }) => project));
  const all = [
    ...problems,
    ...byFence.values(),
    ...staleDrawings.map(({ text: _, ...problem }) => problem),
    ...downloads.flatMap((run) => judgeDownload(input.project, run)),
    ...runs.flatMap(({ example }) =>
      example.steps.flatMap(
        (step) => judgeMeasured(input.project, step, webpackOf(input.project)) ?? [],
      ),
    ),
    // What no page shows is known only when all have been looked at.
    ...(only
      ? []
      : [
          ...unused(runs, { shown, pages: own.map(({ path }) => join(input.content, path)) }),
          ...unusedEdits(runs, drawn),
          ...unusedDrawn(input.project, new Set(drawn.map(drawnPath))),
        ]),
  ];
  return {
    rows: rowsOf(runs, part ? left : [], problems),
    problems: all,
    problemOf: (page, line) => byFence.get(`${page.replace(`${label}/`, '')}:${line}`) ?? null,
  };
}

const webpackOf = (project: string): string =>
  JSON.parse(readFileSync(join(project, 'node_modules/webpack/package.json'), 'utf8')).version;

/** A page that draws a run was made with its file. */
const drawnIn = (inputs: Readonly<Record<string, string>>): Drawn[] =>
  Object.keys(inputs).flatMap((path) => drawnOfPath(path) ?? []);

interface Comparison {
  /** Those that were not wanted. */
  left: Example[];
  runs: ExampleRun[];
  fences: ProjectFence[];
  /** Of the examples themselves. */
  problems: Problem[];
  /** Of the fences that are not true. */
  verdicts: Map<ProjectFence, Verdict>;
  staleDrawings: StaleDrawing[];
}

interface Wanted {
  /** Runs the examples behind what is singled out. */
  only?: Only | undefined;
  /** Runs no other; without `only` these are run even if no page shows them. */
  names?: ReadonlySet<string> | undefined;
}

/**
 * Runs what is wanted, or every example. All pages are given in either case:
 * a run does what each of them types, so that it is remembered for one page as for the whole site.
 */
export async function compareExamples(
  project: string,
  pages: readonly Page[],
  { only, names }: Wanted = {},
): Promise<Comparison> {
  const { examples, problems: unreadable } = loadExamples(project);
  const fences = pages.flatMap(({ path, fences }) => projectFences(path, fences));
  const drawn = allDrawn(pages);
  const known = new Set(examples.map(({ name }) => name));
  const isWanted = (name: string): boolean => names?.has(name) ?? true;
  const judged = fences
    .filter(({ project: id }) => isWanted(nameOf(id)) || !known.has(nameOf(id)))
    .filter(({ page, fence }) => only?.(page, fence.line) ?? true);
  const shown = new Set(
    [
      ...judged,
      ...pages.filter(({ path }) => only?.(path, null)).flatMap((page) => page.drawn),
    ].map(({ project: id }) => nameOf(id)),
  );
  const isNeeded = (name: string): boolean =>
    isWanted(name) && (only === undefined || shown.has(name));
  const needed = examples.filter(({ name }) => isNeeded(name));
  const problems = unreadable.filter(({ file }) => isNeeded(file.split('/')[1] ?? ''));
  const browsers = new Browsers();
  try {
    const runs = await inParallel(needed, (example) =>
      cachedRun(
        example,
        { sessions: sessionsOf(example, fences), drawn: drawnOf(example, drawn) },
        { project, browsers },
      ),
    );
    for (const run of runs) problems.push(...run.steps.flatMap((step) => step.problems));
    const packages = realpathSync(join(project, 'node_modules'));
    const verdicts = new Map<ProjectFence, Verdict>();
    const steps = examples.flatMap((example) => example.steps);
    for (const fence of judged) {
      const found = find(fence, runs, packages) ?? noStep(fence, steps);
      const verdict = 'what' in found ? found : judge(fence, found);
      if (verdict !== null) verdicts.set(fence, verdict);
    }
    // As they will be once they are captured, so that one capture is enough.
    const mended = fences.map((fence) => withCode(fence, verdicts.get(fence)?.body));
    const staleDrawings = runs.flatMap(({ example, steps }) =>
      steps.flatMap((run) => {
        const id = idOf(example, run.step);
        const colors = judgeColors(project, id, colorsText(shownSessions(run, id, mended)));
        return [...judgeDrawn(project, id, run), ...(colors === null ? [] : [colors])];
      }),
    );
    const left = examples.filter(({ name }) => !isNeeded(name));
    return { left, runs, fences: judged, problems, verdicts, staleDrawings };
  } finally {
    await browsers.close();
  }
}

const nameOf = (id: string): string => id.split('/')[0] ?? id;

const idOf = ({ name }: Example, step: string): string => (step === '' ? name : `${name}/${step}`);

/** Each once and in a fixed order, however many pages draw it: a run is remembered by them. */
function allDrawn(pages: readonly Page[]): Drawn[] {
  const byPath = new Map(pages.flatMap((page) => page.drawn).map((one) => [drawnPath(one), one]));
  return [...byPath.keys()].sort().flatMap((path) => byPath.get(path) ?? []);
}

function drawnOf({ steps }: Example, drawn: readonly Drawn[]): Drawn[] {
  return drawn.filter(({ project }) => steps.some(({ id }) => id === project));
}

function sessionsOf(example: Example, fences: readonly ProjectFence[]): Session[] {
  const sessions: Session[] = [];
  for (const fence of fences) {
    if (fence.kind !== 'session' && fence.kind !== 'commands') continue;
    const step = example.steps.find(({ id }) => id === fence.project)?.name;
    if (step === undefined) continue;
    const commands = typedIn(fence).map(({ command }) => command);
    const open = sessions.find((session) => session.page === fence.page && session.step === step);
    if (open) open.commands.push(...commands);
    else sessions.push({ page: fence.page, step, commands });
  }
  return sessions;
}

const withCode = (fence: ProjectFence, code?: string | null): ProjectFence => ({
  ...fence,
  fence: { ...fence.fence, code: code ?? fence.fence.code },
});

/** By page, in the order of the pages. */
function shownSessions(
  { pages }: StepRun,
  id: string,
  fences: readonly ProjectFence[],
): ShownSession[] {
  return Object.entries(pages).map(([path, { ran }]) => ({
    fences: fences.filter(
      ({ page, project, kind }) => page === path && project === id && kind === 'session',
    ),
    ran,
  }));
}

function find(
  { project }: ProjectFence,
  runs: readonly ExampleRun[],
  packages: string,
): Found | null {
  for (const example of runs) {
    const step = example.example.steps.find(({ id }) => id === project);
    const run = example.steps.find((one) => one.step === step?.name);
    if (step === undefined || run === undefined) continue;
    const before = example.steps.find((one) => one.step === step.on?.name) ?? null;
    return { example, step, run, before, packages };
  }
  return null;
}

function noStep({ project, fence }: ProjectFence, steps: readonly Step[]): Verdict {
  const ids = steps.map(({ id }) => id);
  const own = ids.filter((id) => id.startsWith(`${nameOf(project)}/`));
  const known = own.length > 0 ? ` Its steps: ${own.join(', ')}.` : '';
  return {
    line: fence.line,
    what: `There is no example step "${project}".`,
    advice: `Name a folder under examples/.${didYouMean(project, ids)}${known}`,
    body: null,
  };
}

interface Reading {
  /** Ids of the steps that pages show. */
  shown: ReadonlySet<string>;
  /** Files of all pages. */
  pages: readonly string[];
}

/** A step that no page shows or relies on, and none that a page shows builds upon, proves nothing a reader sees. */
function unused(runs: readonly ExampleRun[], { shown, pages }: Reading): Problem[] {
  const steps = runs.flatMap(({ example }) => example.steps);
  const claims = steps.some(({ proves }) => proves !== undefined);
  const texts = claims ? pages.map((file) => readFileSync(file, 'utf8')) : [];
  const isSaid = ({ proves }: Step): boolean =>
    proves !== undefined && texts.some((text) => text.includes(proves));
  const used = new Set(steps.filter((step) => shown.has(step.id) || isSaid(step)).flatMap(chainOf));
  const idle = steps.filter((step) => !used.has(step) && step.proves === undefined);
  const unsaid = steps.filter((step) => step.proves !== undefined && !isSaid(step));
  return [
    ...idle.map((step) =>
      stepProblem(step, '"run"', {
        what: `No page shows the example step ${step.id}.`,
        advice: `Show it in a fence with project=${step.id}, quote the words it proves in "proves", or remove it.`,
      }),
    ),
    ...unsaid.map((step) =>
      stepProblem(step, '"proves"', {
        what: `No page says what ${step.id} proves: ${step.proves}`,
        advice: 'Quote the words as they are in the Markdown of the page, without a line break.',
      }),
    ),
  ];
}

/** Edits are made only for a table. */
function unusedEdits(runs: readonly ExampleRun[], drawn: readonly Drawn[]): Problem[] {
  const shown = new Set(
    drawn.filter(({ file }) => file === 'changes.json').map(({ project }) => project),
  );
  return runs
    .flatMap(({ example }) => example.steps)
    .filter(({ id, edits }) => edits.length > 0 && !shown.has(id))
    .map((step) =>
      stepProblem(step, '"edits"', {
        what: `No page shows the edits of ${step.id}.`,
        advice: `Show them with <Changes project="${step.id}" />, or remove them.`,
      }),
    );
}

/** What CI leaves to the full check was proven when it, or what it shows, last changed. */
function rowsOf(
  runs: readonly ExampleRun[],
  left: readonly Example[],
  problems: readonly Problem[],
): Row[] {
  const steps = runs.flatMap((run) => run.steps);
  const failing = steps.filter((step) => step.problems.length > 0).length;
  const unreadable = problems.length - steps.flatMap((step) => step.problems).length;
  const broken = runs.filter((run) => run.steps.some((step) => step.problems.length > 0)).length;
  return exampleRows(
    {
      examples: runs.length + left.length + unreadable,
      steps: steps.length + left.flatMap((example) => example.steps).length,
    },
    { examples: broken + unreadable, steps: failing },
  );
}

async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
