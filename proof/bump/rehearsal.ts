// Holds the pages against the pinned webpack and against a candidate, and keeps what only the candidate turns red.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../src/pipeline/problem.ts';
import { plainEnvironment } from '../sandbox/environment.ts';
import { checkTree, type TreeCheck } from './check-tree.ts';
import { compareReferences, type Difference } from './compare-references.ts';
import { layOutCopy } from './lay-out.ts';

export const PARTS = ['reference', 'compile', 'coverage', 'fences'] as const;
export type Part = (typeof PARTS)[number];

export interface Rehearsal {
  pinned: TreeCheck;
  candidate: TreeCheck;
  difference: Difference;
  /** Problems the candidate has and the pinned version has not. */
  red: Record<Part, Problem[]>;
}

interface RehearsalOptions {
  project: string;
  content: string;
  candidate: string;
  /** Pages whose fences are checked: all, unless someone is in a hurry. */
  fencesOf?: readonly string[] | null;
}

export async function rehearse({
  project,
  content,
  candidate: name,
  fencesOf = null,
}: RehearsalOptions): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-docs-rehearsal-'));
  try {
    const copy = join(folder, 'copy');
    mkdirSync(copy);
    layOutCopy({ project, content, candidate: name, folder: copy });
    // Pages of the copy are changed where they fail; the pinned version gets one of its own.
    cpSync(content, join(folder, 'content'), { recursive: true });
    const [candidate, pinned] = await Promise.all([
      checkCopy(copy, fencesOf ?? []),
      checkTree({ project, content: join(folder, 'content'), fencesOf }),
    ]);
    return {
      pinned,
      candidate,
      difference: compareReferences(pinned.reference, candidate.reference),
      red: newlyRed(pinned, candidate),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkCopy(copy: string, pages: readonly string[]): Promise<TreeCheck> {
  const result = join(copy, 'result.json');
  const script = join(copy, 'proof/bump/check-tree-child.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', script, result, ...pages], {
      cwd: copy,
      env: plainEnvironment(copy),
    });
    const stopWithUs = () => child.kill();
    process.once('exit', stopWithUs);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said = `${said}${data}`.slice(-4000);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', stopWithUs);
      if (code === 0) resolve(JSON.parse(readFileSync(result, 'utf8')));
      else
        reject(
          new Error(
            `The candidate stops the generator or the proof itself (code ${code}); mend that first:\n${said}`,
          ),
        );
    });
  });
}

/** Lines are the same in both copies, so the same problem is the same text. */
export function newlyRed(
  pinned: Pick<TreeCheck, 'problems'>,
  candidate: Pick<TreeCheck, 'problems'>,
): Record<Part, Problem[]> {
  const of = (part: Part): Problem[] => {
    const known = new Set(pinned.problems[part].map((problem) => JSON.stringify(problem)));
    return candidate.problems[part].filter((problem) => !known.has(JSON.stringify(problem)));
  };
  return {
    reference: of('reference'),
    compile: of('compile'),
    coverage: of('coverage'),
    fences: of('fences'),
  };
}
