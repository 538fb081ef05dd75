// `npm run capture [-- page]`: writes into the pages what the examples hold and print now, and the data they draw.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Drawn, fileOfComponent } from '../../src/model/drawn-file.ts';
import type { Fence } from '../../src/model/record.ts';
import { readComponent } from '../../src/pipeline/markdown/components/read-component.ts';
import { formatProblem, type Problem } from '../../src/pipeline/problem.ts';
import { compareExamples } from './prove-examples.ts';

export interface Captured {
  /** Fences and drawings that were rewritten, as problems that are solved now. */
  rewritten: Problem[];
  /** What only an author can mend. */
  left: Problem[];
}

export async function capture(options: {
  project: string;
  content: string;
  /** Part of a page's path; every page if left out. */
  page?: string | undefined;
}): Promise<Captured> {
  const { project, content, page = '' } = options;
  const wanted = page.replace(/^content\//, '');
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.mdx?$/.test(path) && path.includes(wanted))
    .sort()
    .map((path) => ({ path, markdown: readFileSync(join(content, path), 'utf8') }))
    .map(({ path, markdown }) => {
      return { path, fences: fencesOf(markdown), drawn: drawnIn(markdown) };
    });
  if (pages.length === 0) throw new Error(`No page under content/ has "${wanted}" in its path.`);

  const { verdicts, problems, staleDrawings } = await compareExamples(project, pages, {
    onlyShown: true,
  });
  const result: Captured = { rewritten: [], left: [...problems] };
  const bodies = new Map<string, Map<number, string>>();
  for (const [{ page: path, fence }, { body, ...verdict }] of verdicts) {
    const problem = { file: `content/${path}`, ...verdict };
    if (body === null) {
      result.left.push(problem);
      continue;
    }
    result.rewritten.push(problem);
    bodies.set(path, (bodies.get(path) ?? new Map()).set(fence.line, body));
  }
  for (const [path, byLine] of bodies) {
    const file = join(content, path);
    writeFileSync(file, replaceBodies(readFileSync(file, 'utf8'), byLine));
  }
  for (const { text, ...problem } of staleDrawings) {
    writeFileSync(join(project, problem.file), text);
    result.rewritten.push(problem);
  }
  return result;
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
    if (file !== undefined) drawn.push({ project: written.name, file });
  });
  return drawn;
}

/** Line of an opening fence to its new body; what stands around it stays. */
export function replaceBodies(markdown: string, bodies: ReadonlyMap<number, string>): string {
  const lines = markdown.split('\n');
  const fromBottom = [...bodies].sort(([a], [b]) => b - a);
  for (const [line, body] of fromBottom) {
    const [, indent = '', mark = '```'] = /^(\s*)(`{3,}|~{3,})/.exec(lines[line - 1] ?? '') ?? [];
    const end = lines.findIndex((text, index) => index >= line && text.trim() === mark);
    if (end === -1) throw new Error(`The fence of line ${line} is not closed.`);
    const indented = body.split('\n').map((text) => (text === '' ? '' : indent + text));
    lines.splice(line, end - line, ...indented);
  }
  return lines.join('\n');
}

if (import.meta.main) {
  const project = join(import.meta.dirname, '../..');
  const content = join(project, 'content');
  const { rewritten, left } = await capture({ project, content, page: process.argv[2] });
  for (const problem of rewritten) console.log(`rewritten  ${formatProblem(problem)}`);
  for (const problem of left) console.error(`to mend    ${formatProblem(problem)}`);
  console.log(`${rewritten.length} rewritten, ${left.length} problems left.`);
  if (left.length > 0) process.exitCode = 1;
}
