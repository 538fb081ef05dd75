// `npm run bench:search -- 5`: what the search costs a reader, today and on a site of 250 pages. Needs a build.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readShipped } from '../../checks/search/shipped.ts';
import { serve } from '../../hosting/serve.ts';
import { launch } from '../../proof/chromium.ts';
import { emitSearch } from '../../src/build/emit/search.ts';
import { buildPaths } from '../../src/build/paths.ts';
import {
  SEARCH_POINTER,
  type SearchHeads,
  type SearchPointer,
} from '../../src/model/search/search-file.ts';
import { type SearchCost, searchCost } from './search-session.ts';
import { syntheticFile } from './search-synthetic.ts';
import type { Keystroke } from './search-trace.ts';

const PAGES = 250;
/** A reader's machine is slower. Throttling does not reach workers, so CPU time is multiplied, on both threads. */
const SLOWDOWN = 4;
/** Held today; at the larger size the figures are only reported. */
const GOALS = { kilobytes: 250, keystroke: 60, task: 50 };
const runs = Number(process.argv[2] ?? 5);
const { dist, generated } = buildPaths();

const QUERIES = [
  ...['output.filename', 'output.path', 'publicPath', 'splitchunks', 'assetModuleFilename'],
  ...['--output-path', '--mode', '--watch', 'compiler.hooks.emit', 'compiler.hooks.done'],
  ...['BannerPlugin', 'css-loader', 'sass-loader', 'html-webpack-plugin', 'copy-webpack-plugin'],
  ...['terser', 'postcss', 'chunk', 'dependency graph', 'tree shaking'],
  ...['how do I copy files', 'load a css file', 'content hash in file names', 'what is a loader'],
  ...['difference to rollup', 'run code before every build', 'source maps', 'entry points'],
  ...['module not found', "can't resolve", 'you may need an appropriate loader', 'invalid options'],
  ...['output.filenmae', 'splitchnuks', 'css-laoder', 'plugn'],
  ...['asdfghjkl', 'zzzzqqqq', 'getting started', 'hot module replacement'],
];

async function measured(folder: string): Promise<SearchCost[]> {
  const site = await serve({ dist: folder, conf: join(generated, 'nginx.conf') });
  const browser = await launch();
  try {
    const costs: SearchCost[] = [];
    for (let run = 0; run < runs; run++) {
      costs.push(
        await searchCost(browser, { origin: site.origin, dist: folder, queries: QUERIES }),
      );
    }
    return costs;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The built site with the search files of a larger one; everything else is shipped as it is. */
function grownSite(folder: string): void {
  cpSync(dist, folder, { recursive: true });
  emitSearch(syntheticFile(readShipped(dist).file, PAGES), folder);
  const read = <T>(path: string): T => JSON.parse(readFileSync(folder + path, 'utf8'));
  const { file } = read<SearchPointer>(SEARCH_POINTER);
  for (const path of [file, ...read<SearchHeads>(file).texts]) {
    writeFileSync(`${folder}${path}.br`, brotliCompressSync(readFileSync(folder + path)));
  }
}

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const share = (values: readonly number[], part: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const median = (values: readonly number[]): number => share(values, 0.5);

function row(costs: readonly SearchCost[], goals?: typeof GOALS): Record<string, string> {
  const over = (figure: (cost: SearchCost) => number): number => median(costs.map(figure));
  const of = (part: number, figure: (key: Keystroke) => number) =>
    over(({ keystrokes }) => share(keystrokes.map(figure), part));
  const main = (key: Keystroke): number => SLOWDOWN * key.main;
  const worker = (key: Keystroke): number => SLOWDOWN * key.worker;
  const both = (key: Keystroke): number => main(key) + worker(key);
  const ms = (value: number, goal?: number): string =>
    `${value.toFixed(1)}${goal === undefined ? '' : value <= goal ? ' (holds)' : ' (FAILS)'}`;
  return {
    'first open, KB': ms(over(({ first }) => first.bytes) / 1000, goals?.kilobytes),
    'first answer, ms': ms(over(({ first }) => first.time)),
    'keystrokes per run': String(costs[0]?.keystrokes.length),
    'main thread p50 / p95, ms': `${ms(of(0.5, main))} / ${ms(of(0.95, main))}`,
    'worker p50 / p95, ms': `${ms(of(0.5, worker))} / ${ms(of(0.95, worker))}`,
    'both p50, ms': ms(of(0.5, both)),
    'both p95, ms': ms(of(0.95, both), goals?.keystroke),
    'longest main task, ms': ms(
      over(({ longestTask }) => SLOWDOWN * longestTask),
      goals?.task,
    ),
  };
}

const copy = mkdtempSync(join(tmpdir(), 'bench-search-'));
try {
  const today = await measured(dist);
  grownSite(copy);
  const grown = await measured(copy);
  console.log(
    `Medians of ${runs} visits; per keystroke ${SLOWDOWN} times the CPU time; ` +
      `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`,
  );
  console.log(`Asked for by the first open: ${today[0]?.first.files.join(' ')}`);
  const [now, then] = [row(today, GOALS), row(grown)];
  console.table(
    Object.fromEntries(
      Object.keys(now).map((name) => [name, { today: now[name], [`${PAGES} pages`]: then[name] }]),
    ),
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}
