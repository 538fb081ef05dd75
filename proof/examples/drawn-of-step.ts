// What a page draws of a step, as the text of the file that is committed beside it.
import { basename, dirname } from 'node:path';
import type { DrawnFile } from '../../src/model/drawn-file.ts';
import { type HookOrder, hookOrderSchema } from '../../src/model/hook-order.ts';
import { type LoaderOrder, loaderOrderSchema } from '../../src/model/loader-order.ts';
import type { OutputPlaces } from '../../src/model/output-places.ts';
import { type ShareScope, shareScopeSchema } from '../../src/model/share-scope.ts';
import { seenSchema } from '../../src/model/source-maps.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { changesOfStep, changesText } from './changes-of-step.ts';
import { type Step, stepProblem } from './example.ts';
import { graphOfStats, graphText, type Stats } from './graph-of-stats.ts';
import { comparable } from './normalise.ts';
import type { Act, Script } from './schema.ts';
import type { Ran, Shell } from './shell.ts';
import { statsOfStep } from './stats-of-step.ts';

/** By file name. */
export type DrawnTexts = Partial<Record<DrawnFile, string>>;

const FROM_STATS: readonly DrawnFile[] = ['graph.json', 'public-path.json'];

interface DrawnSources {
  /** What the step's own commands printed. */
  ran: readonly Ran[];
  /** A folder of its own in which the step can be built once more. */
  shell: Shell;
}

export async function drawnOfStep(
  step: Step,
  files: readonly DrawnFile[],
  { ran, shell }: DrawnSources,
): Promise<DrawnTexts | Problem> {
  const texts: DrawnTexts = {};
  try {
    if (files.includes('loader-order.json')) {
      texts['loader-order.json'] = lines(loaderOrderOf(ran.map(({ output }) => output).join('\n')));
    }
    if (files.includes('source-maps.json')) {
      texts['source-maps.json'] = lines(seenOf(ran.map(({ output }) => output).join('\n')));
    }
    if (files.includes('hook-order.json')) {
      texts['hook-order.json'] = lines(hookOrderOf(ran.map(({ output }) => output).join('\n')));
    }
    if (files.includes('printed.txt')) texts['printed.txt'] = printedOf(step, ran, shell.folder);
    if (files.includes('share-scope.json')) {
      const scope = shareScopeOf(step.expect.browser?.console ?? []);
      texts['share-scope.json'] = `${JSON.stringify(scope, null, 2)}\n`;
    }
    if (files.includes('changes.json')) {
      const changes = await changesOfStep(step, shell);
      if ('what' in changes) return changes;
      texts['changes.json'] = changesText(changes);
    }
    if (!files.some((file) => FROM_STATS.includes(file))) return texts;
    const stats = await statsOfStep(step, shell);
    if ('what' in stats) return stats;
    if (files.includes('graph.json')) {
      texts['graph.json'] = graphText(graphOfStats(stats, shell.folder));
    }
    if (files.includes('public-path.json')) {
      const places = JSON.stringify(placesOfStats(stats, shell.folder), null, 2);
      texts['public-path.json'] = `${places}\n`;
    }
    return texts;
  } catch (error) {
    return stepProblem(step, '"run"', {
      what: `${step.id} cannot be drawn: ${(error as Error).message}.`,
      advice:
        'Draw a step with one build by webpack; examples/README.md says what each drawing needs.',
    });
  }
}

/** Loaders of an example say `pitch NAME` and `normal NAME` when webpack calls them, and `skip NAME` of those it does not call. */
export function loaderOrderOf(output: string): LoaderOrder {
  const calls = [...output.matchAll(/^(pitch|skip|normal) (\S+)$/gm)].map(([, phase, loader]) => ({
    phase,
    loader,
  }));
  const { data, error } = loaderOrderSchema.safeParse(calls);
  if (data !== undefined) return data;
  throw new Error(`its loaders do not print their phases (${error.issues[0]?.message})`);
}

/** `Compiler.emit 1` for each hook of the last build, or `child Compiler.emit 1`, by its first call. */
export function hookOrderOf(output: string): HookOrder {
  const [last = ''] = output.split('Hooks of this build:').slice(-1);
  const hooks = [...last.matchAll(/^(child )?([A-Z]\w+)\.(\w+) (\d+)$/gm)].map(
    ([, child, owner, hook, calls]) => ({
      owner,
      hook,
      child: child !== undefined,
      calls: Number(calls),
    }),
  );
  const { data, error } = hookOrderSchema.safeParse(hooks);
  if (data !== undefined) return data;
  throw new Error(`it does not print the hooks it observed (${error.issues[0]?.message})`);
}

/** In the terminal and, as the step says and its run was compared with, in the browser. */
export function printedOf(
  { expect, scripts }: Pick<Step, 'expect' | 'scripts'>,
  ran: readonly Ran[],
  folder: string,
): string {
  const { console = [], acts = [], text = {} } = expect.browser ?? {};
  const lines = [
    ...ran.map(({ output }) => output.split('\n').map(comparable).join('\n')),
    ...Object.values(text),
    ...acts.flatMap(shownBy),
    ...console,
    ...Object.values(scripts).flat().flatMap(shownBy),
  ];
  const above = foldersAbove(folder);
  const kept = lines
    .filter((text) => text !== '')
    .flatMap((text) => text.split('\n'))
    .filter((line) => !pathsIn(line).some((path) => above.some((each) => path.startsWith(each))));
  return `${kept.join('\n')}\n`;
}

/** webpack also looks for packages there, which are folders of this machine. */
function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === '/' ? [] : [`${parent}/`, ...foldersAbove(parent)];
}

/** From where each begins: `/src/` is a folder of the machine, and in `/shop/src/` one of the example. */
const pathsIn = (line: string): string[] => line.split(/[\s'"()]+/);

function shownBy(act: Act | Script[number]): string[] {
  if ('printed' in act) return act.printed;
  return 'text' in act ? Object.values(act.text) : [];
}

/** A line of JSON for each value of `devtool`. */
function seenOf(output: string) {
  const { data, error } = seenSchema.safeParse(output.split('\n').map((line) => JSON.parse(line)));
  if (data !== undefined) return data;
  throw new Error(`it prints something else than what is seen (${error.issues[0]?.message})`);
}

/**
 * From lines that the step says its page prints, each of which the run was compared with: one
 * `share scope NAME JSON`, and `BUILD uses PACKAGE VERSION` for what a build got.
 */
export function shareScopeOf(console: readonly string[]): ShareScope {
  const [, scope, held] = /^share scope (\S+) (\{.*\})$/m.exec(console.join('\n')) ?? [];
  if (held === undefined) throw new Error('no page of it prints its share scope');
  const packages = Object.entries<Record<string, { from: string; loaded?: 1 | true }>>(
    JSON.parse(held),
  );
  const offers = packages.flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from, loaded }]) => ({
      package: name,
      version,
      from,
      loaded: loaded !== undefined,
    })),
  );
  const uses = console.flatMap((line) => {
    const [, build, name, version] = /^(\S+) uses (\S+) (\S+)$/.exec(line) ?? [];
    return build === undefined ? [] : [{ build, package: name, version }];
  });
  const { data, error } = shareScopeSchema.safeParse({ scope, offers, uses });
  if (data !== undefined) return data;
  throw new Error(`its share scope has no drawing (${error.issues[0]?.message})`);
}

function placesOfStats(stats: Stats, folder: string): OutputPlaces {
  const { outputPath = folder, publicPath = 'auto', assets = [], entrypoints = {} } = stats;
  const named = new Set(
    Object.values(entrypoints).flatMap((entry) => (entry.assets ?? []).map(({ name }) => name)),
  );
  const files = assets.map(({ name }) => ({ name, initial: named.has(name) }));
  // Sorted, because webpack lists files by size.
  const key = ({ name, initial }: OutputPlaces['files'][number]): string =>
    `${initial ? 0 : 1} ${name}`;
  files.sort((a, b) => (key(a) < key(b) ? -1 : 1));
  return { path: `${outputPath.replace(folder, `/${basename(folder)}`)}/`, publicPath, files };
}

/** A line for each entry, so that a difference has one. */
const lines = (list: readonly unknown[]): string =>
  `[\n${list.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
