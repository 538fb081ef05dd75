// Proves one fence alone, named by its page and any of its lines: `npm run prove -- guides/caching:120`.
import { basename, join } from 'node:path';
import { didYouMean } from '../../src/model/near.ts';
import { compilePage } from '../../src/pipeline/compile-page.ts';
import { createProcessor } from '../../src/pipeline/markdown/processor.ts';
import { formatProblem, type Problem } from '../../src/pipeline/problem.ts';
import { walkContent } from '../../src/pipeline/read/walk.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { proveExamples } from '../examples/prove-examples.ts';
import { type FenceOutcome, proveFences } from './prove-fences.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** The exit code: 0 when the fence is proven, or says itself why it is not. */
export async function proveOne(argument: string, project = PROJECT): Promise<number> {
  const content = join(project, 'content');
  const match = /^(?:\.?\/)?(?:content\/)?(.+?)(?:\.mdx?|\/)?:(\d+)$/.exec(argument.trim());
  if (match === null)
    return fail(`"${argument}" names no fence: write PAGE:LINE, as in guides/caching:120.`);
  const name = match[1] ?? '';
  const at = Number(match[2]);
  const pages = walkContent(content).pages;
  const names = new Map(pages.map((path) => [path.replace(/\.mdx?$/, ''), path]));
  const path = names.get(name) ?? names.get(`${name}/index`);
  if (path === undefined)
    return fail(`There is no page "${name}".${didYouMean(name, names.keys())}`);

  const reference = await loadReference();
  const toHtml = await createProcessor(reference);
  const { record, problems } = compilePage({
    root: content,
    path,
    label: basename(content),
    toHtml,
  });
  if (!record) return fail(problems.map(formatProblem).join('\n'));
  const fence = record.fences.find(
    ({ line, code }) => line <= at && at <= line + code.split('\n').length + 1,
  );
  if (fence === undefined) {
    const lines = record.fences.map(({ line }) => line).join(', ');
    return fail(
      `No fence at line ${at} of content/${path}. Its fences begin at: ${lines || 'none'}.`,
    );
  }
  const input = { project, content, records: [record], reference };
  const inProject = /(?:^|\s)project=/.test(fence.meta);
  // Only what belongs to an example needs its build.
  const examples = inProject
    ? await proveExamples({ ...input, records: [{ ...record, fences: [fence] }] })
    : null;
  const result = await proveFences(input, {
    only: (_, line) => line === fence.line,
    ...(examples === null ? {} : { projectOutcome: examples.problemOf }),
  });
  const projectProblem = examples?.problemOf(path, fence.line) ?? null;
  const found = [...result.problems, ...(projectProblem === null ? [] : [projectProblem])];
  const [outcome] = result.outcomes;
  if (outcome === undefined) return fail(`No outcome for content/${path}:${fence.line}.`);
  console.log(describe(outcome, found));
  return outcome.status === 'failing' ? 1 : 0;
}

function describe(
  { file, line, lang, status, checks }: FenceOutcome,
  problems: readonly Problem[],
): string {
  const passed = checks.length > 0 && status !== 'failing' ? ` (${checks.join(', ')})` : '';
  const head = `${file}:${line}  ${lang}  ${status}${passed}`;
  return [head, ...problems.map(formatProblem)].join('\n');
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
