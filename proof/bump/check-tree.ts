// Compiles, counts and checks a tree with the webpack it is installed with, and goes on after a page that fails.
import { basename, join } from 'node:path';
import type { PageRecord } from '../../src/model/record.ts';
import type { Documented, Reference } from '../../src/model/reference.ts';
import { compilePage } from '../../src/pipeline/compile-page.ts';
import { createProcessor } from '../../src/pipeline/markdown/processor.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { walkContent } from '../../src/pipeline/read/walk.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { proveCoverage } from '../coverage/prove-coverage.ts';
import { readReached } from '../coverage/reached.ts';
import { proveFences } from '../fences/prove-fences.ts';
import { blankOut } from './blank-out.ts';
import { undescribed } from './undescribed.ts';

export interface TreeCheck {
  reference: Reference;
  problems: { reference: Problem[]; compile: Problem[]; coverage: Problem[]; fences: Problem[] };
  /** Homes of records, for what changed without turning red. */
  documented: (Documented & { file: string })[];
}

interface TreeOptions {
  project: string;
  /** Lines that do not compile are blanked there: give it a copy. */
  content: string;
  /** Pages, as paths under content/, whose fences are checked; null for all. */
  fencesOf: readonly string[] | null;
}

export async function checkTree({ project, content, fencesOf }: TreeOptions): Promise<TreeCheck> {
  const reference = await loadReference();
  const { records, problems: compile } = await compilePages(content, reference);
  const input = { project, content, records, reference };
  const fences = await proveFences(input, { only: (page) => fencesOf?.includes(page) ?? true });
  return {
    reference,
    problems: {
      reference: undescribed(project, reference),
      compile,
      coverage: proveCoverage(input, readReached(project)).problems,
      fences: fences.problems,
    },
    documented: records.flatMap(({ path, documents }) =>
      documents.map((home) => ({ ...home, file: `content/${path}` })),
    ),
  };
}

async function compilePages(
  content: string,
  reference: Reference,
): Promise<{ records: PageRecord[]; problems: Problem[] }> {
  const toHtml = await createProcessor(reference);
  const records: PageRecord[] = [];
  const problems: Problem[] = [];
  for (const path of walkContent(content).pages) {
    const compile = () => compilePage({ root: content, path, label: basename(content), toHtml });
    let page = compile();
    problems.push(...page.problems);
    // A line that is gone may leave another one without its counterpart; what follows from that is not told.
    for (let turn = 0; page.record === null && turn < 5; turn += 1) {
      blankOut(join(content, path), page.problems);
      page = compile();
    }
    if (page.record !== null) records.push(page.record);
    else problems.push(notChecked(`${basename(content)}/${path}`));
  }
  return { records, problems };
}

function notChecked(file: string): Problem {
  return {
    file,
    line: 1,
    what: 'The rest of this page could not be checked: it does not compile without the lines named.',
    advice: 'Mend what is named on this page, then rehearse again.',
  };
}
