// Keeps the verdict of a fence as long as nothing that went into it changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cache } from '../../src/pipeline/cache/cache.ts';
import type { Files } from './place.ts';
import type { Finding, ProofFence } from './proof-fence.ts';

export interface Verdict {
  checks: string[];
  findings: Finding[];
}

export const verdictCache = (project: string): Cache =>
  new Cache({
    folder: join(project, '.cache'),
    name: 'fences',
    code: join(import.meta.dirname, 'prove-fences.ts'),
  });

/** What fences may name; the lockfile is the project's, which in a test is not that of the code. */
export const projectInputs = (project: string): string[] =>
  ['package-lock.json', 'proof/known-packages.json'].map((path) =>
    readFileSync(join(project, path), 'utf8'),
  );

export function fenceInputs(fence: ProofFence, beside: Files): string[] {
  const { lang, meta, code, previous, next, options } = fence;
  // What it prints is compared with the fence below.
  const below = options.run ? [next?.lang, next?.code, (next?.line ?? 0) - fence.line] : [];
  return [
    JSON.stringify([lang, meta, code, previous?.meta, ...below]),
    JSON.stringify([...beside]),
  ];
}
