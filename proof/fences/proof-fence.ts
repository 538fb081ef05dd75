// A fence with everything its proof needs to know: page, options, and the fences around it.
import { basename } from 'node:path';
import type { Fence, PageRecord } from '../../src/model/record.ts';
import { type FenceMeta, parseMeta } from '../../src/pipeline/markdown/fences/meta.ts';
import type { ProofInput } from '../section.ts';

export interface ProofFence extends Fence {
  /** Path under content/. */
  page: string;
  /** Path from the project's root, for messages. */
  file: string;
  url: string;
  options: FenceMeta;
  previous: ProofFence | null;
  next: ProofFence | null;
  /** Every fence of the page, this one included. */
  siblings: readonly ProofFence[];
}

/** What is wrong, at a line of the code counted from 1; 0 is the line of the fence itself. */
export interface Finding {
  at: number;
  what: string;
  advice: string;
}

export function fencesOf(input: Pick<ProofInput, 'content' | 'records'>): ProofFence[] {
  // Other people's code is reported by proof/imported, never judged and never run.
  const own = input.records.filter(({ imported }) => imported === undefined);
  return own.flatMap((record) => pageFences(record, basename(input.content)));
}

function pageFences(record: PageRecord, label: string): ProofFence[] {
  const fences = record.fences.map((fence): ProofFence & { siblings: ProofFence[] } => ({
    ...fence,
    page: record.path,
    file: `${label}/${record.path}`,
    url: record.url,
    options: parseMeta(fence.meta, fence.lang),
    previous: null,
    next: null,
    siblings: [],
  }));
  fences.forEach((fence, index) => {
    fence.previous = fences[index - 1] ?? null;
    fence.next = fences[index + 1] ?? null;
    fence.siblings = fences;
  });
  return fences;
}
