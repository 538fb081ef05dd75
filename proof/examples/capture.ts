// `npm run capture [-- EXAMPLE or PAGE]`: writes into the pages what the examples hold and print now, and the data they draw.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Drawn, fileOfComponent } from '../../src/model/drawn-file.ts';
import type { Fence } from '../../src/model/record.ts';
import { TERMINAL_FILE } from '../../src/model/terminal-colors.ts';
import { readComponent } from '../../src/pipeline/markdown/components/read-component.ts';
import { formatProblem, type Problem } from '../../src/pipeline/problem.ts';
import { measureStep } from './measure-step.ts';
import type { ProjectFence } from './project-fence.ts';
import { compareExamples } from './prove-examples.ts';

/** A fence or a file beside a step that holds something else now. */
interface Rewritten {
  /** Path from the project's root. */
  file: string;
  /** Of the fence as the file is now; null for a whole file. */
  line: number | null;
  what: string;
}

interface Captured {
  /** How many fences were compared. */
  compared: number;
  rewritten: Rewritten[];
  /** What only an author can mend. */
  left: Problem[];
}

export async function capture(options: {
  project: string;
  content: string;
  /** Name of an example, or part of a page's path; every page if left out. */
  wanted?: string | undefined;
}): Promise<Captured> {
  const { project, content } = options;
  const wanted = (options.wanted ?? '').replace(/^content\//, '');
  const example = isExample(project, wanted) ? wanted : undefined;
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.mdx?$/.test(path))
    .filter((path) => example !== undefined || path.includes(wanted))
    .sort()
    .map((path) => ({ path, markdown: readFileSync(join(content, path), 'utf8') }))
    .map(({ path, markdown }) => ({
      path,
      fences: fencesOf(markdown).filter(({ meta }) => shows(meta, example)),
      drawn: drawnIn(markdown).filter(
        ({ project: id }) => example === undefined || nameOf(id) === example,
      ),
    }));
  if (pages.length === 0) {
    throw new Error(
      `"${wanted}" is neither an example under examples/ nor part of the path of a page under content/.`,
    );
  }

  const comparison = await compareExamples(
    project,
    pages,
    example === undefined ? { only: () => true } : { names: new Set([example]) },
  );
  const { fences, verdicts, problems, staleDrawings } = comparison;
  const result: Captured = { compared: fences.length, rewritten: [], left: [...problems] };
  const bodies = new Map<string, Map<ProjectFence, string>>();
  for (const [fence, { body, ...verdict }] of verdicts) {
    if (body === null) result.left.push({ file: `content/${fence.page}`, ...verdict });
    else bodies.set(fence.page, (bodies.get(fence.page) ?? new Map()).set(fence, body));
  }
  for (const [path, byFence] of bodies) {
    const file = join(content, path);
    const byLine = new Map([...byFence].map(([{ fence }, body]) => [fence.line, body]));
    writeFileSync(file, replaceBodies(readFileSync(file, 'utf8'), byLine));
    result.rewritten.push(...rewrittenIn(path, byFence));
  }
  for (const { text, file } of staleDrawings) {
    if (text === '') rmSync(join(project, file));
    else writeFileSync(join(project, file), text);
    const what = file.endsWith(TERMINAL_FILE)
      ? 'the colors of a terminal'
      : 'the data of a drawing';
    result.rewritten.push({ file, line: null, what });
  }
  // Measuring takes minutes, so it has to be asked for by name.
  for (const { example: one, steps } of example === undefined ? [] : comparison.runs) {
    for (const { step: name, folder } of steps) {
      const step = one.steps.find((each) => each.name === name);
      const measured = step === undefined ? null : await measureStep(project, step, folder);
      if (measured === null) continue;
      if (typeof measured === 'object') result.left.push(measured);
      else result.rewritten.push({ file: measured, line: null, what: 'what was measured' });
    }
  }
  return result;
}

const isExample = (project: string, name: string): boolean =>
  /^[\w-]+$/.test(name) && existsSync(join(project, 'examples', name, 'example.json'));

const nameOf = (id: string): string => id.split('/')[0] ?? id;

/** Without a name every fence counts. */
function shows(meta: string, example: string | undefined): boolean {
  return example === undefined || new RegExp(`(?:^|\\s)project=${example}(?:/|\\s|$)`).test(meta);
}

/** What was rewritten above a fence has moved it. */
function rewrittenIn(path: string, bodies: ReadonlyMap<ProjectFence, string>): Rewritten[] {
  let moved = 0;
  return [...bodies]
    .sort(([a], [b]) => a.fence.line - b.fence.line)
    .map(([{ fence, file, region, kind, project }, body]) => {
      const line = fence.line + moved;
      moved += linesIn(body) - linesIn(fence.code);
      const part = region === null ? file : `${file}#${region}`;
      const shown = kind === 'diff' ? `the change of ${part}` : (part ?? 'what is printed');
      return { file: `content/${path}`, line, what: `${shown} in ${project}` };
    });
}

/** An empty fence has no line at all. */
const linesIn = (text: string): number => (text === '' ? 0 : text.split('\n').length);

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** For the terminal: files and what changed in each, or that nothing did. */
export function describeCaptured({ compared, rewritten, left }: Captured): string {
  const files = new Set(rewritten.map(({ file }) => file));
  const lines = [...files].flatMap((file) => [
    `Rewrote ${file}`,
    ...rewritten
      .filter((one) => one.file === file)
      .map(({ line, what }) => `  ${line === null ? '' : `line ${line}: `}${what}`),
  ]);
  const others = rewritten.filter(({ line }) => line === null).length;
  const fences = `${rewritten.length - others} of ${counted(compared, 'fence')}`;
  const total =
    rewritten.length === 0
      ? `Nothing changed: ${counted(compared, 'fence')} compared.`
      : `Rewrote ${fences}${others > 0 ? ` and ${counted(others, 'file')} of examples` : ''}. Read what changed: git diff content examples`;
  const mend = left.length === 0 ? [] : [`${left.length} left for you to mend.`];
  return [...lines, total, ...mend].join('\n');
}

export function fencesOf(markdown: string): Fence[] {
  const fences: Fence[] = [];
  visit(unified().use(remarkParse).parse(markdown), 'code', ({ lang, meta, value, position }) => {
    if (lang) fences.push({ line: position?.start.line ?? 1, lang, meta: meta ?? '', code: value });
  });
  return fences;
}

/** One that names no step of an example is the build's to report. */
function drawnIn(markdown: string): Drawn[] {
  const drawn: Drawn[] = [];
  visit(unified().use(remarkParse).parse(markdown), 'html', ({ value }) => {
    const written = readComponent(value);
    if (written === null || !('tag' in written)) return;
    const file = fileOfComponent(written.tag);
    if (file === undefined) return;
    const { project = written.name, mended } = written.values;
    const projects = written.tag === 'ErrorMessage' ? [project, mended] : [written.name];
    drawn.push(...projects.flatMap((id) => (id ? [{ project: id, file }] : [])));
  });
  return drawn;
}

/** Line of an opening fence to its new body; what stands around it stays. */
export function replaceBodies(markdown: string, bodies: ReadonlyMap<number, string>): string {
  const lines = markdown.split('\n');
  const fromBottom = [...bodies].sort(([a], [b]) => b - a);
  for (const [line, body] of fromBottom) {
    const [, indent = '', mark = '```'] =
      /^([\s>]*)(`{3,}|~{3,})/.exec(lines[line - 1] ?? '') ?? [];
    const end = lines.findIndex(
      (text, index) => index >= line && text.replace(/^[\s>]*/, '').trimEnd() === mark,
    );
    if (end === -1) throw new Error(`The fence of line ${line} is not closed.`);
    const indented = body
      .split('\n')
      .map((text) => (text === '' ? indent.trimEnd() : indent + text));
    lines.splice(line, end - line, ...indented);
  }
  return lines.join('\n');
}

if (import.meta.main) {
  const project = join(import.meta.dirname, '../..');
  const content = join(project, 'content');
  try {
    const captured = await capture({ project, content, wanted: process.argv[2] });
    for (const problem of captured.left) console.error(formatProblem(problem));
    console.log(describeCaptured(captured));
    if (captured.left.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
