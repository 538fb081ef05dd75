// Decides whether a fence shows what its example really holds or prints, and what it should show.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fenceLines } from '../../src/model/copy-text.ts';
import { didYouMean } from '../../src/model/near.ts';
import { bytesOf, sourcesOf } from '../../src/pipeline/examples/layers.ts';
import { regionsOf } from '../../src/pipeline/examples/regions.ts';
import type { ExampleRun } from './cached-run.ts';
import type { Step } from './example.ts';
import { lineDiff } from './line-diff.ts';
import { ELLIPSIS, firstMismatch } from './match-lines.ts';
import { comparable, normalise } from './normalise.ts';
import { type ProjectFence, typedIn } from './project-fence.ts';
import type { StepRun } from './run-example.ts';

export interface Verdict {
  /** Line of the page. */
  line: number;
  what: string;
  advice: string;
  /** What the fence should hold; null where only an author can tell. */
  body: string | null;
}

export interface Found {
  example: ExampleRun;
  step: Step;
  run: StepRun;
  /** The run of the step this one builds upon. */
  before: StepRun | null;
  packages: string;
}

/** Null: the fence is true. */
export function judge(fence: ProjectFence, found: Found): Verdict | null {
  const verdict = judgeBody(fence, found);
  const [broken] = found.run.problems;
  if (broken === undefined) return verdict;
  return {
    line: fence.fence.line,
    what: `The example behind this fence fails: ${broken.what}`,
    advice: `Mend ${broken.file} first.`,
    body: null,
  };
}

function judgeBody(fence: ProjectFence, found: Found): Verdict | null {
  if (fence.kind === 'session' || fence.kind === 'commands') return judgeSession(fence, found);
  if (fence.file === null) {
    const advice = 'Add file="…", or make it a console fence with the command that prints it.';
    return refuse(fence, 'The fence names a project but no file.', advice);
  }
  if (fence.region !== null) return judgeRegion(fence, found, fence.file, fence.region);
  const after = fileAfter(found.run, fence.page, fence.file, found);
  if (fence.kind === 'diff') return judgeDiff(fence, found, fence.file, after);
  if (after === null) return noFile(fence, found, fence.file);
  return judgeText(fence, after, `${fence.file} of ${found.step.id}`);
}

function judgeText(fence: ProjectFence, real: string, name: string): Verdict | null {
  const index = firstMismatch(fence.fence.code.split('\n'), real.split('\n'));
  if (index === -1) return null;
  const what = `The page shows ${name} differently: ${quote(fence.fence.code.split('\n')[index])}`;
  return { line: fence.fence.line + 1 + index, what, advice: capture(fence), body: real };
}

function judgeRegion(
  fence: ProjectFence,
  { step }: Found,
  file: string,
  region: string,
): Verdict | null {
  const source = sourcesOf(step.layers).get(file);
  if (source === undefined) {
    return refuse(fence, `${step.id} has no file ${file}.`, 'Name one of its files.');
  }
  const regions = regionsOf(readFileSync(source, 'utf8'));
  const real = regions.get(region);
  if (real !== undefined) return judgeText(fence, real, `${file}#${region} of ${step.id}`);
  const what = `${file} of ${step.id} has no region "${region}".`;
  const advice = `Mark it with "#region ${region}" and "#endregion".${didYouMean(region, regions.keys())}`;
  return refuse(fence, what, advice);
}

function judgeDiff(
  fence: ProjectFence,
  found: Found,
  file: string,
  after: string | null,
): Verdict | null {
  const { before: earlier, step } = found;
  const before =
    earlier === null ? fileBefore(step, file) : fileAfter(earlier, fence.page, file, found);
  if (before === null && after === null) return noFile(fence, found, file);
  const lines = fenceLines(fence.fence);
  const real = { del: toLines(before), add: toLines(after) };
  const body = lineDiff(real.del, real.add).join('\n');
  if (lines.every(({ kind }) => kind === 'code')) {
    const what = `This diff of ${file} shows no change.`;
    return { line: fence.fence.line, what, advice: capture(fence), body };
  }
  for (const kind of ['del', 'add'] as const) {
    const side = lines.filter((line) => line.kind === kind || line.kind === 'code');
    const shown = side.map(({ text }) => text);
    const index = firstMismatch([ELLIPSIS, ...shown, ELLIPSIS], real[kind]) - 1;
    if (index < 0) continue;
    const line = side[Math.min(index, side.length - 1)];
    const when = kind === 'del' ? 'before' : 'after';
    return {
      line: fence.fence.line + 1 + (line === undefined ? 0 : lines.indexOf(line)),
      what: `${file} is not like this ${when} ${step.id}: ${quote(line?.text)}`,
      advice: capture(fence),
      body,
    };
  }
  return null;
}

const toLines = (text: string | null): string[] => (text === null ? [] : text.split('\n'));

function judgeSession(fence: ProjectFence, { run, step }: Found): Verdict | null {
  const ran = [...(run.pages[fence.page]?.ran ?? [])].slice(fence.firstCommand);
  const body: string[] = [];
  let verdict: Verdict | null = null;
  for (const typed of typedIn(fence)) {
    const real = ran.shift();
    if (real === undefined) throw new Error(`${typed.command} of ${step.id} was not run.`);
    if (real.code !== 0 && !step.expect.fails) {
      const what = `${typed.command} ends with code ${real.code} in ${step.id}.`;
      return refuse(fence, what, `It prints:\n${real.output}`);
    }
    body.push(...typed.lines);
    if (fence.kind === 'commands') continue;
    const shown = withoutLastBlanks(typed.output);
    const lines = real.output === '' ? [] : real.output.split('\n');
    const index = firstMismatch(shown.map(comparable), lines.map(comparable));
    body.push(...(index === -1 ? shown : lines), ...typed.output.slice(shown.length));
    if (index === -1) continue;
    verdict ??= {
      line: fence.fence.line + 1 + typed.at + index,
      what: `${typed.command} no longer prints this in ${step.id}: ${quote(shown[index])}`,
      advice: capture(fence),
      body: null,
    };
  }
  return verdict && { ...verdict, body: body.join('\n') };
}

function withoutLastBlanks(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, last + 1);
}

/** The file as a first step finds it. */
function fileBefore({ layers }: Step, file: string): string | null {
  const source = sourcesOf(layers.slice(0, -1)).get(file);
  return source === undefined ? null : bytesOf(source).toString().replace(/\n$/, '');
}

/** The file as the step, with the commands of this page, left it. */
function fileAfter(run: StepRun, page: string, file: string, found: Found): string | null {
  const folder = run.pages[page]?.folder ?? run.folder;
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  const { packages, example } = found;
  return normalise(readFileSync(path, 'utf8'), { folder, name: example.example.folder, packages });
}

function noFile(fence: ProjectFence, { step }: Found, file: string): Verdict {
  return refuse(fence, `${step.id} has no file ${file}.`, 'Name a file it holds or writes.');
}

function refuse({ fence }: ProjectFence, what: string, advice: string): Verdict {
  return { line: fence.line, what, advice, body: null };
}

const quote = (line: string | undefined): string => (line === undefined ? 'nothing' : `"${line}"`);

const capture = ({ page }: ProjectFence): string =>
  `Run npm run capture -- ${page}, then read what changed.`;
