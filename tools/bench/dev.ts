// `npm run bench:dev -- 170,5000`: how long an author waits for the dev server and for an edit to show.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../../proof/chromium.ts';
import { urlOf } from '../../src/model/url.ts';
import { type DevSession, devSession } from './dev-session.ts';
import { syntheticPaths, writeSynthetic } from './synthetic.ts';

const START_GOAL_MS = 6000;
const EDIT_GOAL_MS = 600;
const EDITS = 5;
const sizes = (process.argv[2] ?? '170,5000').split(',').map(Number);

const browser = await launch();

async function measureSize(pages: number): Promise<DevSession> {
  const content = mkdtempSync(join(tmpdir(), `dev-${pages}-`));
  try {
    writeSynthetic(content, pages);
    const path = syntheticPaths(pages)[Math.floor(pages / 2)] as string;
    return await devSession({ browser, content, page: { path, url: urlOf(path) }, edits: EDITS });
  } finally {
    rmSync(content, { recursive: true, force: true });
  }
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const verdict = (time: number, goal: number): string =>
  `${Math.round(time)} (${time <= goal ? 'holds' : 'FAILS'}: ${goal})`;

const rows: Record<string, string | number>[] = [];
try {
  for (const pages of sizes) {
    const { start, edits } = await measureSize(pages);
    rows.push({
      pages,
      'load / cores': `${loadavg()[0]?.toFixed(1)} / ${availableParallelism()}`,
      'start to first article, ms': verdict(start, START_GOAL_MS),
      'edit to new text, median ms': verdict(median(edits), EDIT_GOAL_MS),
      'every edit, ms': edits.map(Math.round).join(' '),
    });
  }
} catch (error) {
  console.error('The bench stopped early; what follows is what was measured before.\n', error);
} finally {
  await browser.close();
}
console.log('These are waiting times: they mean something only where the load is below the cores.');
console.table(rows);
