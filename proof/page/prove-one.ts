// `npm run prove -- PAGE` and `PAGE:LINE`: finds what is meant, proves it and prints the result.
import { join } from 'node:path';
import type { PageRecord } from '../../src/model/record.ts';
import { ContentError, formatProblem } from '../../src/pipeline/problem.ts';
import { ensureBuilt } from '../ensure-built.ts';
import { loadExamples } from '../examples/load-examples.ts';
import { projectFences } from '../examples/project-fence.ts';
import { readInput } from '../read-input.ts';
import type { ProofInput } from '../section.ts';
import { type FoundPage, findPage } from './find-page.ts';
import { proveFence } from './prove-fence.ts';
import { describePage, provePage } from './prove-page.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** The exit code: 0 when nothing is wrong. */
export async function proveOne(argument: string, project = PROJECT): Promise<number> {
  let found: FoundPage;
  try {
    found = findPage(argument, join(project, 'content'));
  } catch (error) {
    return fail((error as Error).message);
  }
  let input: ProofInput;
  try {
    input = await readInput(project);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return fail(notCompiled(found, error));
  }
  const record = input.records.find(({ path }) => path === found.path);
  if (record === undefined) throw new Error(`No record for content/${found.path}.`);
  const notBuilt = readsBuiltFiles(record, project) ? ensureBuilt(project) : null;
  if (notBuilt !== null) return fail(formatProblem(notBuilt));
  if (found.line !== null) {
    const { ok, text } = await proveFence(record, found.line, input);
    return ok ? say(text) : fail(text);
  }
  const proof = await provePage(record, input);
  const text = describePage(record, proof);
  return proof.problems.length === 0 ? say(text) : fail(text);
}

/** The page's own mistakes, or else those of the pages that its links need. */
function notCompiled({ path }: FoundPage, { problems }: ContentError): string {
  const own = problems.filter(({ file }) => file === `content/${path}`);
  const title = `content/${path} cannot be proven until these pages compile:`;
  const told = own.length > 0 ? own : problems;
  return [...(own.length > 0 ? [] : [title]), ...told.map(formatProblem)].join('\n');
}

/** Of the examples, some begin with a file of the built site. */
function readsBuiltFiles({ path, fences }: PageRecord, project: string): boolean {
  const used = new Set(projectFences(path, fences).map((fence) => fence.project.split('/')[0]));
  if (used.size === 0) return false;
  const { examples } = loadExamples(project);
  return examples.some(({ name, downloads }) => used.has(name) && downloads.length > 0);
}

function say(text: string): number {
  console.log(text);
  return 0;
}

function fail(text: string): number {
  console.error(text);
  return 1;
}
