// Hostile READMEs: none crashes the import, none gets anything through, none takes its time.
import { expect, test } from 'vitest';
import { importSample } from '../testing/import-sample.ts';
import { inspect } from '../testing/inspect.ts';
import { realReadmes } from '../testing/real-readmes.ts';
import { ATTACKS } from './corpus.ts';
import { mutate } from './mutate.ts';
import { SIZE_ATTACKS } from './sizes.ts';

/** Seconds depend on the machine, so only the full check judges by them; the bounds themselves are counts. */
const FULL = process.env['CHECK_FULL'] === '1';
const MOST_MS = FULL ? 5_000 : Infinity;
const MOST_GROWTH = 25;
const MOST_MEGABYTES = 1_500;
const MUTATIONS = FULL ? 1_000 : 100;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

test('the corpus is as large as promised, and its names are unique', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
});

let slowest = 0;
const refusals = new Set<string>();
test.each(ATTACKS)('$name', { timeout: 60_000 }, ({ name, readme }) => {
  const before = cpuMs();
  const { html, problems, ids } = importSample(readme);
  const took = cpuMs() - before;
  slowest = Math.max(slowest, took);
  if (problems.length > 0) refusals.add(name);
  expect(took).toBeLessThan(MOST_MS);
  expect(html.length).toBeLessThan(Math.max(readme.length * MOST_GROWTH, 5_000_000));
  const found = inspect(html);
  expect(found.violations).toEqual([]);
  expect(found.ids).toEqual(ids);
  expect(problems.every(({ what }) => what.startsWith('The README has '))).toBe(true);
});

test('time and memory are bounded; what is refused is refused for its size or for what nobody sees', () => {
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `${ATTACKS.length} attacks, slowest ${Math.round(slowest)} ms of CPU, ${megabytes} MB at most, ${refusals.size} refused`,
  );
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  expect([...refusals].filter((name) => !/^(?:size|characters) /.test(name))).toEqual([]);
  expect(SIZE_ATTACKS.filter(({ name }) => !refusals.has(name)).length).toBeGreaterThan(5);
});

test('text after a tag that swallows is still there', () => {
  for (const { readme } of ATTACKS.filter((attack) => attack.readme.includes('## Swallowed?'))) {
    expect(importSample(readme).html, readme).toContain('Swallowed?');
  }
});

test(`${MUTATIONS} broken copies of real READMEs`, { timeout: 600_000 }, () => {
  const readmes = realReadmes().map(({ readme }) => readme);
  const small = ATTACKS.filter(({ readme }) => readme.length < 2_000);
  const plain = (code: string): string[] =>
    code.split('\n').map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const begin = cpuMs();
  let refused = 0;
  let worst = 0;
  for (let seed = 0; seed < MUTATIONS; seed += 1) {
    const readme = mutate(readmes[seed % readmes.length] ?? '', seed, small);
    const before = cpuMs();
    // Colours are not what is tested here, and they are two thirds of the time.
    const { html, problems } = importSample(readme, seed % 10 === 0 ? {} : { highlight: plain });
    worst = Math.max(worst, cpuMs() - before);
    refused += problems.length;
    expect(inspect(html).violations, `seed ${seed}`).toEqual([]);
    expect(problems.filter(({ what }) => what.includes('cannot be processed'))).toEqual([]);
  }
  const seconds = ((cpuMs() - begin) / 1000).toFixed(1);
  console.log(
    `${MUTATIONS} mutations in ${seconds} s of CPU, slowest ${Math.round(worst)} ms, ${refused} refused`,
  );
  expect(worst).toBeLessThan(MOST_MS);
  expect(refused).toBeLessThan(MUTATIONS / 10);
});
