// `npm start`: the dev server of src/build with the checks of proof/ beside it; only tools may know both.
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DICTIONARY } from '../../proof/prose/dictionary.ts';
import { type Ask, askThread } from '../../src/build/dev/ask-thread.ts';
import type { DevMistakes } from '../../src/build/dev/dev-mistakes.ts';
import { startDev } from '../../src/build/dev/start-dev.ts';
import type { BuildPaths } from '../../src/build/paths.ts';
import type { Problem } from '../../src/pipeline/problem.ts';

try {
  await startDev(checksBeside);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** In a thread that starts with the first question: the first page is shown by then. */
function checksBeside(paths: BuildPaths): DevMistakes {
  const file = new URL('./check-worker.ts', import.meta.url);
  let ask: Ask | null = null;
  return {
    of: (record) => {
      ask ??= askThread(() => new Worker(file, { workerData: paths }));
      return ask('of', [record]) as Promise<Problem[]>;
    },
    folder: dirname(join(paths.project, DICTIONARY)),
  };
}
