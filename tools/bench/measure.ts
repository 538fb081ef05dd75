// Runs one Node script to its end and says what its whole tree of processes cost.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Cost {
  /** Seconds of user and system time, all processes and threads together. */
  cpu: number;
  /** Seconds that passed. */
  wall: number;
  /** MB: the peaks of all processes added up, so never less than the true peak of the tree. */
  memory: number;
  processes: number;
}

interface MeasuredRun {
  script: URL;
  args: readonly string[];
  /** A file that may be written and removed. */
  scratch: string;
}

const REPORT_USAGE = new URL('report-usage.ts', import.meta.url).href;

export async function measure({ script, args, scratch }: MeasuredRun): Promise<Cost> {
  rmSync(scratch, { force: true });
  const start = performance.now();
  await run(script, args, {
    ...process.env,
    BENCH_USAGE: scratch,
    // In the environment rather than an argument, so that processes it starts report as well.
    NODE_OPTIONS: `--import=${REPORT_USAGE}`,
  });
  const wall = (performance.now() - start) / 1000;
  const usages = readFileSync(scratch, 'utf8')
    .trim()
    .split('\n')
    .map((line): Pick<Cost, 'cpu' | 'memory'> => JSON.parse(line));
  rmSync(scratch);
  const sum = (key: 'cpu' | 'memory'): number => usages.reduce((all, usage) => all + usage[key], 0);
  return { cpu: sum('cpu'), wall, memory: sum('memory'), processes: usages.length };
}

function run(script: URL, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(script), ...args], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = (): boolean => child.kill();
    process.once('exit', stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`${script.pathname} ${args.join(' ')} ended with code ${code}.`));
    });
  });
}
