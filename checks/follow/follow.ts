// `npm run follow -- guides/caching`: follows the built guides that are named, or all of them.
import { join } from 'node:path';
import { ensureBuilt } from '../../proof/ensure-built.ts';
import { didYouMean } from '../../src/model/near.ts';
import { formatProblem } from '../../src/pipeline/problem.ts';
import { followBuilt, guideNames } from './built-guides.ts';
import { packagesAtHand } from './packages-at-hand.ts';
import { startRegistry } from './registry.ts';

const PROJECT = join(import.meta.dirname, '../..');
const problem = ensureBuilt(PROJECT);
if (problem === null) await followAll(process.argv.slice(2));
else {
  console.error(formatProblem(problem));
  process.exitCode = 1;
}

async function followAll(words: readonly string[]): Promise<void> {
  const names = guideNames();
  const named = words.map((word) => (word.includes('/') ? word : `guides/${word}`));
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no guide ${unknown} to follow.${didYouMean(unknown, names)}`);
    process.exitCode = 1;
    return;
  }
  const registry = await startRegistry(packagesAtHand(PROJECT));
  for (const name of named.length === 0 ? names : named) {
    const begin = performance.now();
    const failure = await followBuilt(name, registry.url);
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(failure ?? `/${name}/ leads to its end (${seconds} s).`);
    if (failure !== null) process.exitCode = 1;
  }
  registry.close();
}
