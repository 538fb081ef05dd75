// Executes a fence in Node and compares what it prints with the output shown below it.
import { join } from 'node:path';
import { firstMismatch } from '../examples/match-lines.ts';
import { comparable, normalise } from '../examples/normalise.ts';
import { startConfined, stopConfined } from '../sandbox/confine.ts';
import { plainEnvironment } from '../sandbox/environment.ts';
import type { Finding, ProofFence } from './proof-fence.ts';

interface RunPlace {
  folder: string;
  file: string;
  project: string;
  timeout: number;
}

/** Far more than any page shows. */
const OUTPUT_LIMIT = 4_000_000;

export async function checkRun(fence: ProofFence, place: RunPlace): Promise<Finding[]> {
  const shown = fence.next?.lang === 'text' ? fence.next : null;
  if (shown === null && fence.options.fails === null) {
    const advice = 'Put the output into a text fence directly below.';
    return [{ at: 0, what: 'A fence with "run" and no output to compare.', advice }];
  }
  const { code, stdout, stderr } = await execute(place);
  if (code !== 0) {
    const reason = /^(?:\w*Error\b.*|.*\bError: .*)$/m.exec(stderr)?.[0] ?? stderr.split('\n')[0];
    const what =
      code === null
        ? `It does not finish within ${place.timeout / 1000} s.`
        : `It ends with code ${code}: ${reason}`;
    return [{ at: 0, what, advice: 'Mend the code; if it is meant to fail, add fails="…".' }];
  }
  if (shown === null) return [];
  const real = linesOf(stdout, place);
  const expected = linesOf(shown.code, place);
  const index = firstMismatch(expected, real);
  if (index === -1) return [];
  return [
    {
      at: shown.line - fence.line + index + 1,
      what: `The code prints ${quote(real[index])}, the page shows ${quote(expected[index])}.`,
      advice: 'Show what is printed; a line that is only … stands for lines left out.',
    },
  ];
}

const quote = (line: string | undefined): string =>
  line === undefined ? 'no such line' : `"${line}"`;

function linesOf(text: string, { folder, project }: RunPlace): string[] {
  const places = { folder, name: 'my-app', packages: join(project, 'node_modules') };
  return comparable(normalise(text, places)).split('\n');
}

interface Ended {
  /** Null when it was stopped. */
  code: number | null;
  stdout: string;
  stderr: string;
}

function execute({ project, folder, file, timeout }: RunPlace): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const env = plainEnvironment(folder);
    const child = startConfined(
      [process.execPath, '--no-warnings', file],
      { project, folder, env, writable: [folder] },
      ['ignore', 'pipe', 'pipe'],
    );
    const ended: Ended = { code: null, stdout: '', stderr: '' };
    let stopped = false;
    const stop = (): void => {
      stopped = true;
      stopConfined(child, 'SIGKILL');
    };
    const timer = setTimeout(stop, timeout);
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.on('data', (data) => {
        ended[name] += data;
        if (ended[name].length > OUTPUT_LIMIT) stop();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ ...ended, code: stopped ? null : code });
    });
  });
}
