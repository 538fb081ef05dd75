// A project that a page offers is, byte for byte, the one that was proven: what the steps' commands left is what is downloaded.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastStep } from '../../src/pipeline/examples/layers.ts';
import { offeredFiles } from '../../src/pipeline/examples/zip.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { ExampleRun } from './cached-run.ts';
import { stepProblem } from './example.ts';

export function judgeDownload(project: string, { example, steps }: ExampleRun): Problem[] {
  const last = lastStep(join(project, 'examples'), example.name);
  const step = example.steps.find(({ name }) => name === last);
  const run = steps.find((one) => one.step === step?.name);
  if (step === undefined || run === undefined || run.problems.length > 0) return [];
  return [...offeredFiles(project, example.name)]
    .filter(([path, bytes]) => {
      const file = join(run.folder, path);
      return !existsSync(file) || !readFileSync(file).equals(bytes);
    })
    .map(([path]) =>
      stepProblem(step, '"run"', {
        what: `The commands of ${example.name} leave another ${path} than the project that pages offer for download has.`,
        advice: `Put ${path}, as the commands leave it, into the folder of ${step.id} or of a step before it.`,
      }),
    );
}
