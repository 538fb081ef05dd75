// Proves fences of a page that exists only in a test, with one pool of workers for all of them.
import { join } from 'node:path';
import { formatProblem } from '../../src/pipeline/problem.ts';
import { NO_REFERENCE } from '../../src/pipeline/testing/no-reference.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import type { SectionResult } from '../section.ts';
import { type FenceOutcome, type FenceProofOptions, proveFences } from './prove-fences.ts';

export const project = join(import.meta.dirname, '../..');

export interface TestFence {
  /** Language and options, as behind the three backticks. */
  info: string;
  code: string;
}

export const fence = (info: string, code: string): TestFence => ({ info, code });

/** Each fence opens at a multiple of 100: the n-th at n × 100. */
export async function prove(
  fences: readonly TestFence[],
  options: FenceProofOptions = {},
): Promise<SectionResult & { outcomes: FenceOutcome[]; printed: string[] }> {
  const record = sampleRecord('guides/test.md', {
    fences: fences.map(({ info, code }, index) => {
      const [lang = '', ...meta] = info.split(' ');
      return { line: (index + 1) * 100, lang, meta: meta.join(' '), code };
    }),
  });
  const input = { project, content: join(project, 'content'), records: [record] };
  const result = await proveFences(
    { ...input, reference: NO_REFERENCE },
    { cache: false, ...options },
  );
  return { ...result, printed: result.problems.map(formatProblem) };
}
