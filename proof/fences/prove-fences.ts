// Every fence of every page is checked as strictly as its language allows; nothing is left out silently.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/pipeline/problem.ts';
import { type FenceStatus, fenceRows } from '../../src/pipeline/proof-report/rows.ts';
import type { ProofInput, SectionResult } from '../section.ts';
import { ConfigurationPool } from './configuration/pool.ts';
import type { Placed, Workshop } from './judge-fences.ts';
import { neighbours, ProjectFiles } from './place.ts';
import { fencesOf, type ProofFence } from './proof-fence.ts';
import { knownFlags } from './syntax/known-flags.ts';
import { knownPackages } from './syntax/known-packages.ts';
import { followsRun } from './syntax/output.ts';
import { fenceInputs, projectInputs, type Verdict, verdictCache } from './verdict-cache.ts';

export interface FenceOutcome extends FenceStatus {
  file: string;
  url: string;
  line: number;
  /** What it has passed, or would have to. */
  checks: string[];
}

export interface FenceProofOptions {
  /** Page as a path under content/, line of the opening fence. */
  only?: (page: string, line: number) => boolean;
  /** What the examples say about a fence with `project=`; without it such a fence is not proven. */
  projectOutcome?: (page: string, line: number) => Problem | null;
  pool?: ConfigurationPool;
  runTimeout?: number;
  /** False judges every fence anew. */
  cache?: boolean;
  /** Keeps what failed, which the cache does not, from one call to the next. */
  failures?: Map<string, Verdict>;
}

export async function proveFences(
  input: ProofInput,
  options: FenceProofOptions = {},
): Promise<SectionResult & { outcomes: FenceOutcome[] }> {
  const chosen = fencesOf(input).filter(({ page, line }) => options.only?.(page, line) ?? true);
  // Output is judged with the fence that prints it.
  const printing = chosen.flatMap((fence) => (followsRun(fence) && fence.previous) || []);
  const judged = [...new Set([...chosen, ...printing])];
  const verdicts = await verdictsOf(judged, input, options);
  const problems = judged.flatMap((fence) => problemsOf(fence, verdicts.get(fence)));
  const outcomes = chosen.map((fence): FenceOutcome => {
    const { checks } = verdicts.get(fence) ?? { checks: [] };
    const { file, url, line, lang } = fence;
    const status = statusOf(fence, verdicts, options);
    const inExample = fence.options.project !== null && status === 'proven';
    return { file, url, line, lang, checks: inExample ? [...checks, 'example'] : checks, status };
  });
  return { rows: fenceRows(outcomes), problems, outcomes };
}

function problemsOf({ file, line }: ProofFence, verdict: Verdict | undefined): Problem[] {
  const findings = verdict?.findings ?? [];
  return findings.map(({ at, what, advice }) => ({ file, line: line + at, what, advice }));
}

async function verdictsOf(
  fences: readonly ProofFence[],
  { project, reference }: ProofInput,
  { pool: given, runTimeout = 20_000, cache: cached = true, failures }: FenceProofOptions,
): Promise<Map<ProofFence, Verdict>> {
  const own = reference.records.filter(({ set }) => set === 'cli').map(({ name }) => name);
  const cache = verdictCache(project);
  const shared = [own.join(' '), ...projectInputs(project)];
  const examples = new ProjectFiles(project);
  const verdicts = new Map<ProofFence, Verdict>();
  const missing: (Placed & { inputs: string[] })[] = [];
  for (const fence of fences) {
    const beside = new Map([...neighbours(fence), ...examples.of(fence)]);
    const inputs = [...shared, ...fenceInputs(fence, beside)];
    const known = cached
      ? (cache.read<Verdict>(inputs) ?? failures?.get(cache.key(inputs)) ?? null)
      : null;
    if (known === null) missing.push({ fence, beside, inputs });
    else verdicts.set(fence, known);
  }
  if (missing.length === 0) return verdicts;

  mkdirSync(join(project, '.cache/proof'), { recursive: true });
  const folder = mkdtempSync(join(project, '.cache/proof/run-'));
  const pool = given ?? new ConfigurationPool({ project });
  const known = { flags: knownFlags(project, reference), packages: knownPackages(project) };
  const workshop: Workshop = { project, folder, known, pool, runTimeout };
  try {
    // Imported only now: it loads parsers and compilers, and most runs find every verdict in the cache.
    const { judgeFences } = await import('./judge-fences.ts');
    const judged = await judgeFences(missing, workshop);
    missing.forEach(({ fence, inputs }, index) => {
      const verdict = judged[index];
      if (verdict === undefined) return;
      verdicts.set(fence, verdict);
      // A failure is looked at again: the machine may have been busy, a file may have been missing.
      if (verdict.findings.length === 0) cache.write(inputs, verdict);
      else failures?.set(cache.key(inputs), verdict);
    });
  } finally {
    if (given === undefined) pool.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return verdicts;
}

function statusOf(
  fence: ProofFence,
  verdicts: ReadonlyMap<ProofFence, Verdict>,
  { projectOutcome }: FenceProofOptions,
): FenceOutcome['status'] {
  const { options, page, line } = fence;
  const failed = (one: ProofFence): boolean => (verdicts.get(one)?.findings.length ?? 0) > 0;
  if (failed(fence)) return 'failing';
  if (options.illustrative !== null) return 'illustrative';
  if (options.unproven !== null) return 'unproven';
  if (options.project !== null) {
    if (projectOutcome === undefined) return 'unproven';
    return projectOutcome(page, line) === null ? 'proven' : 'failing';
  }
  return fence.previous !== null && followsRun(fence) && failed(fence.previous)
    ? 'failing'
    : 'proven';
}
