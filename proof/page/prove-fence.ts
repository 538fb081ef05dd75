// Proves one fence alone, named by any of its lines, and runs only the example it belongs to.
import type { PageRecord } from '../../src/model/record.ts';
import { formatProblem } from '../../src/pipeline/problem.ts';
import { proveExamples } from '../examples/prove-examples.ts';
import { proveFences } from '../fences/prove-fences.ts';
import type { ProofInput } from '../section.ts';

interface FenceProof {
  ok: boolean;
  text: string;
}

/** It is in order when it is proven, or says itself why it is not. */
export async function proveFence(
  record: PageRecord,
  at: number,
  input: ProofInput,
): Promise<FenceProof> {
  const fence = record.fences.find(
    ({ line, code }) => line <= at && at <= line + code.split('\n').length + 1,
  );
  if (fence === undefined) {
    const lines = record.fences.map(({ line }) => line).join(', ') || 'none';
    const text = `No fence at line ${at} of content/${record.path}. Its fences begin at: ${lines}.`;
    return { ok: false, text };
  }
  const examples = await proveExamples(input, {
    only: (page, line) => page === record.path && line === fence.line,
  });
  const { outcomes, problems } = await proveFences(
    { ...input, records: [record] },
    { only: (_, line) => line === fence.line, projectOutcome: examples.problemOf },
  );
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error(`No outcome for content/${record.path}:${at}.`);
  const { file, line, lang, status, checks } = outcome;
  const passed = checks.length > 0 && status !== 'failing' ? ` (${checks.join(', ')})` : '';
  const found = [...problems, examples.problemOf(record.path, fence.line) ?? []].flat();
  return {
    ok: status !== 'failing',
    text: [`${file}:${line}  ${lang}  ${status}${passed}`, ...found.map(formatProblem)].join('\n'),
  };
}
