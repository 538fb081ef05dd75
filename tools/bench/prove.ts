// `npm run bench:prove`: seconds of every section of the proof, cold and warm, and what they make of the final site.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject, doubleContent, doubleExamples } from './prove-copy.ts';
import {
  type Counts,
  type Estimate,
  estimates,
  FINAL_SIZE,
  judgeBudget,
  type TimedProof,
  whole,
} from './prove-estimate.ts';

const BUSY = 1.5;
const { values } = parseArgs({
  options: {
    /** Measures on a busy machine too. */
    force: { type: 'boolean', default: false },
    /** Another project to measure: a small one, to try the bench itself. */
    project: { type: 'string', default: join(import.meta.dirname, '../..') },
  },
});
const project = resolve(values.project);

interface Measured {
  cold: TimedProof;
  warm: TimedProof;
}

async function measure(name: string, folder: string): Promise<Measured> {
  console.log(`${name}: build ${(await run(folder, ['build'])).toFixed(1)} s (not counted)`);
  // The build has compiled the pages: a cold proof has to do that itself.
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  const prove = async (state: string): Promise<TimedProof> => {
    const out = join(folder, `${state}.json`);
    const wall = await run(folder, ['prove', out]);
    const proof = JSON.parse(readFileSync(out, 'utf8')) as TimedProof;
    const inSections = Object.values(proof.seconds).reduce((sum, seconds) => sum + seconds, 0);
    proof.seconds['start and end'] = wall - inSections;
    const cpu = proof.cpu === null ? '' : `, ${proof.cpu.toFixed(1)} s of processor time`;
    console.log(`${name}: ${state} ${wall.toFixed(1)} s${cpu} (${counted(proof.counts)})`);
    return proof;
  };
  return { cold: await prove('cold'), warm: await prove('warm') };
}

/** Seconds until it ended. */
function run(folder: string, args: readonly string[]): Promise<number> {
  const start = performance.now();
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [join(folder, 'tools/bench/prove-run.ts'), ...args], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = (): boolean => child.kill();
    process.once('exit', stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) done((performance.now() - start) / 1000);
      else reject(new Error(`${args[0]} in ${folder} ended with code ${code}.`));
    });
  });
}

function counted({ pages, fences, steps, records }: Counts): string {
  return `${pages} pages, ${fences} fences, ${steps} example steps, ${records} record homes`;
}

function rowOf(cold: Estimate, warm: Estimate | undefined): Record<string, string> {
  const of = ({ single, double, perUnit, final }: Estimate): string[] => [
    ...[single, double].map((seconds) => seconds.toFixed(2)),
    perUnit === 0 ? '' : perUnit.toFixed(4),
    (final / 60).toFixed(2),
  ];
  const columns = ['1x s', '2x s', 's/unit', 'final min'];
  const named = (name: string, cells: string[]) =>
    Object.fromEntries(columns.map((column, index) => [`${name} ${column}`, cells[index] ?? '']));
  return {
    section: cold.section,
    'grows with': cold.unit ?? '',
    ...named('cold', of(cold)),
    ...named('warm', warm === undefined ? [] : of(warm)),
  };
}

async function bench(place: string): Promise<void> {
  const folders = { single: join(place, '1x'), double: join(place, '2x') };
  copyProject(project, folders.single);
  copyProject(project, folders.double);
  doubleContent(join(folders.double, 'content'));
  doubleExamples(join(folders.double, 'examples'));
  const single = await measure('1x', folders.single);
  const double = await measure('2x', folders.double);
  const cold = estimates({ single: single.cold, double: double.cold });
  const warm = estimates({ single: single.warm, double: double.warm });
  const warmRows = new Map([...warm, whole(warm)].map((row) => [row.section, row]));
  console.table([...cold, whole(cold)].map((row) => rowOf(row, warmRows.get(row.section))));
  console.log(`Final size: ${counted(FINAL_SIZE)}. Compression and the build are left out.`);
  for (const verdict of [judgeBudget('cold', cold), judgeBudget('warm', warm)]) {
    console.log(`${verdict.holds ? 'holds' : 'FAILS'}  ${verdict.goal}: ${verdict.measured}`);
    if (!verdict.holds) process.exitCode = 1;
  }
}

const [load = 0] = loadavg();
console.log(`${availableParallelism()} cores, load ${load.toFixed(2)} at the start`);
if (load > BUSY && !values.force) {
  console.error(`A machine with a load above ${BUSY} gives no figures: wait, or add --force.`);
  process.exitCode = 1;
} else {
  // On the file system of node_modules: examples link their packages from there.
  mkdirSync(join(project, '.cache'), { recursive: true });
  const place = mkdtempSync(join(project, '.cache/bench-prove-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await bench(place);
}
