// `npm run bench:scale -- 170,1000`: what a build costs as the site grows, beside the least it could cost.
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PROJECT_ROOT } from '../../src/build/paths.ts';
import { sourceHash } from '../../src/pipeline/built-from.ts';
import { type Cost, measure } from './measure.ts';
import { judge, type ScaleRow } from './scale-goals.ts';
import { syntheticPaths, writeSynthetic } from './synthetic.ts';

const SCRIPT = new URL('scale-run.ts', import.meta.url);
const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('--'));
const sizes = (args.find((arg) => /^\d/.test(arg)) ?? '170,1000,10000').split(',').map(Number);

async function measureSize(pages: number): Promise<ScaleRow> {
  const folder = mkdtempSync(join(tmpdir(), `scale-${pages}-`));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const task = async (name: string, what: 'bare' | 'build'): Promise<Cost> => {
    console.log(`${pages} pages: ${name} …`);
    const scratch = join(folder, 'usage');
    return measure({ script: SCRIPT, args: [what, folder, ...flags], scratch });
  };
  const sources = sourceHash(PROJECT_ROOT);
  writeSynthetic(join(folder, 'content'), pages);
  const bare = await task('bare loop', 'bare');
  const cold = await task('cold', 'build');
  const warm = await task('warm', 'build');
  const edited = syntheticPaths(pages)[Math.floor(pages / 2)] as string;
  appendFileSync(join(folder, 'content', edited), '\nOne more sentence.\n');
  const edit = await task('one page changed', 'build');
  if (sourceHash(PROJECT_ROOT) !== sources) {
    throw new Error(`The pipeline was edited during the ${pages} pages: run the bench again.`);
  }
  const entry = entrySize(join(folder, 'out/dist/assets'));
  removeFolder();
  process.off('exit', removeFolder);
  return { pages, bare, cold, warm, edit, entry };
}

function entrySize(folder: string): number {
  const scripts = readdirSync(folder).filter((file) => /^(?:main|runtime)\..*\.js$/.test(file));
  if (scripts.length !== 2) {
    throw new Error(`${folder} should hold one main and one runtime script, not: ${scripts}.`);
  }
  return scripts
    .map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function printRows(rows: readonly ScaleRow[]): void {
  console.table(
    rows.flatMap((row) =>
      (['bare', 'cold', 'warm', 'edit'] as const).map((name) => ({
        pages: row.pages,
        run: name === 'edit' ? 'one page changed' : name,
        'CPU s': row[name].cpu.toFixed(1),
        'wall s': row[name].wall.toFixed(1),
        'peak MB': Math.round(row[name].memory),
        processes: row[name].processes,
        'entry KB br': name === 'bare' ? '' : (row.entry / 1000).toFixed(2),
      })),
    ),
  );
}

// Leaving by way of `exit` removes the temporary folder.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
const rows: ScaleRow[] = [];
try {
  for (const pages of sizes) {
    const row = await measureSize(pages);
    rows.push(row);
    printRows([row]);
  }
} catch (error) {
  console.error('The bench stopped early; what follows is what was measured before.\n', error);
}
console.log('CPU: user + system of every process (process.resourceUsage at its exit).');
console.log('Peak: the largest resident size of each process, added up. Compression is left out.');
if (rows.length > 1) printRows(rows);
if (rows.length > 0) {
  for (const { goal, holds, measured } of judge(rows)) {
    console.log(`${holds ? 'holds' : 'FAILS'}  ${goal}: ${measured}`);
  }
}
