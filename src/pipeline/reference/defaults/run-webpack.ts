// Asks webpack for its options, filled in: the one place that runs its normalise-and-default functions.
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import type { Mode, Target } from '../../../model/reference.ts';
import { inProbe, type Probe } from './probe.ts';

/**
 * The target `browserslist` alone reads the project's configuration file; a query makes it the same
 * everywhere. Exact versions do not move with the browser data as `last 2 versions` would. Two ends
 * of the range, because one query would pass off its browsers' abilities as the default.
 */
const BROWSERSLIST_QUERIES = ['browserslist:chrome 140', 'browserslist:ie 11'] as const;
/** Node.js counts as a browser there; what a place supports must be asked of it too. */
export const BROWSERSLIST_NODE = 'browserslist:node 22';

export const TARGET_VALUES: Record<Target, readonly string[]> = {
  web: ['web'],
  node: ['node'],
  webworker: ['webworker'],
  browserslist: BROWSERSLIST_QUERIES,
};

/**
 * The same targets with a version, at two ends of the range: where one of them gives something else,
 * the value of the plain target is not the whole truth.
 */
export const VERSIONED_TARGETS: Record<Exclude<Target, 'browserslist'>, TargetValue[]> = {
  web: [
    ['web', 'es5'],
    ['web', 'es2022'],
  ],
  node: ['node4', 'node24'],
  webworker: [
    ['webworker', 'es5'],
    ['webworker', 'es2022'],
  ],
};

export type TargetValue = string | string[];

export type Options = Record<string, unknown>;

export interface Run {
  mode: Mode | undefined;
  target: TargetValue | undefined;
  probe: Probe;
  /** What the reader's configuration says besides. */
  config: Options;
}

export function runDefaults({ mode, target, probe, config }: Run): Options {
  return inProbe(probe, () => {
    const options = webpack.config.getNormalizedWebpackOptions(
      inputOf({ mode, target, probe, config }),
    );
    webpack.config.applyWebpackOptionsDefaults(options);
    return options as unknown as Options;
  });
}

/** A copy, because webpack fills in the objects it is given. */
export function inputOf({ mode, target, probe, config }: Run): Configuration {
  const input: Options = { context: probe.context, ...structuredClone(config) };
  if (mode !== undefined) input['mode'] = mode;
  if (target !== undefined) input['target'] = target;
  return input as Configuration;
}
