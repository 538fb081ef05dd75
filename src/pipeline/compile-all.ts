// Compiles every page of a content folder: cached ones are read, the rest is shared by two processes.
import { fork } from 'node:child_process';
import { basename } from 'node:path';
import type { PageRecord } from '../model/record.ts';
import { compilePage } from './compile-page.ts';
import { createProcessor } from './markdown/processor.ts';
import { ContentError, type Problem } from './problem.ts';
import { walkContent } from './read/walk.ts';
import { RecordCache } from './record-cache.ts';
import { loadReference } from './reference/load-reference.ts';

export interface CompileAllOptions {
  contentRoot: string;
  /** Of all caches. */
  cacheFolder: string;
}

interface CompileResult {
  records: PageRecord[];
  /** How many pages were not in the cache. */
  compiled: number;
}

/** Starting a second process costs about half a second of work; below this it does not pay. */
const WORTH_A_PROCESS = 40;

export async function compileAll(options: CompileAllOptions): Promise<CompileResult> {
  const cache = new RecordCache({ ...options, reference: await loadReference() });
  const { pages } = walkContent(options.contentRoot);
  const found = new Map(pages.map((path) => [path, cache.read(path)] as const));
  const missing = pages.filter((path) => found.get(path) === null);

  // Turn about: the long pages of a section stand together.
  const isTheOthers = (index: number): boolean =>
    missing.length >= WORTH_A_PROCESS && index % 2 === 1;
  const { own = [], shared } = Object.groupBy(missing, (_path, index) =>
    isTheOthers(index) ? 'shared' : 'own',
  );
  const other = shared ? compileInChild(shared, options) : Promise.resolve([]);
  const ownProblems = await compileHere(own, options);
  const problems = [...(await other), ...ownProblems];
  if (problems.length > 0) throw new ContentError(problems);

  const records = pages.map((path) => {
    const record = found.get(path) ?? cache.read(path);
    if (record === null) throw new Error(`The record of ${path} was compiled but cannot be read.`);
    return record;
  });
  return { records, compiled: missing.length };
}

/** Compiles pages in this process, writes them to the cache and returns what is wrong with them. */
export async function compileHere(
  paths: readonly string[],
  options: CompileAllOptions,
): Promise<Problem[]> {
  if (paths.length === 0) return [];
  const reference = await loadReference();
  const cache = new RecordCache({ ...options, reference });
  const toHtml = await createProcessor(reference);
  const problems: Problem[] = [];
  const label = basename(options.contentRoot);
  for (const path of paths) {
    const page = compilePage({ root: options.contentRoot, path, label, toHtml });
    problems.push(...page.problems);
    if (page.record) cache.write(page.record);
    // Lets the other process's messages and exit be noticed while this one works.
    await new Promise(setImmediate);
  }
  return problems;
}

function compileInChild(paths: string[], options: CompileAllOptions): Promise<Problem[]> {
  return new Promise((resolve, reject) => {
    // Flags such as the `--input-type` of a build started by `node -e` would end the child at once.
    const child = fork(new URL('compile-child.ts', import.meta.url), { execArgv: [] });
    let answer: Problem[] | null = null;
    child.on('message', (message) => {
      answer = message as Problem[];
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (answer !== null && code === 0) resolve(answer);
      else reject(new Error(`The second compiling process ended with code ${code}.`));
    });
    child.send({ paths, options });
  });
}
