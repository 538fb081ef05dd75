// All pages and all records, as every part of the proof takes them.
import { join } from 'node:path';
import { allPages } from '../src/pipeline/all-pages.ts';
import { loadReference } from '../src/pipeline/reference/load-reference.ts';
import type { ProofInput } from './section.ts';

export async function readInput(project: string): Promise<ProofInput> {
  const content = join(project, 'content');
  const { records } = await allPages({
    project,
    contentRoot: content,
    external: join(project, 'external'),
    cacheFolder: join(project, '.cache'),
  });
  return { project, content, records, reference: await loadReference() };
}
