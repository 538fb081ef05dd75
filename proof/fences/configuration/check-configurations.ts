// The checks of an evaluated configuration; webpack.validate alone lets many mistakes pass.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { validate } from 'schema-utils';
import webpack, { type Configuration } from 'webpack';
import { didYouMean } from '../../../src/model/near.ts';
import { checkLoaders } from './check-loaders.ts';
import { checkRules } from './check-rules.ts';

export interface Fault {
  check:
    | 'evaluates'
    | 'validate'
    | 'experiments'
    | 'devServer'
    | 'constructs'
    | 'loader options'
    | 'rule options';
  message: string;
  /** Line of the code from 1, where the error knows it. */
  line?: number;
}

type Schema = Parameters<typeof validate>[0];
const packages = join(import.meta.dirname, '../../../node_modules');
const readSchema = (path: string): Schema => JSON.parse(readFileSync(join(packages, path), 'utf8'));
const webpackSchema = readSchema('webpack/schemas/WebpackOptions.json');
const devServerSchema = readSchema('webpack-dev-server/lib/options.json');
const { definitions } = webpackSchema as unknown as {
  definitions: { Experiments: { properties: object } };
};
const EXPERIMENTS = Object.keys(definitions.Experiments.properties);

/** What webpack-cli does with an export: call it, wait for it, take one or several. */
export async function checkConfigurations(exported: unknown): Promise<Fault[]> {
  const awaited = await call(exported);
  const items = Array.isArray(awaited) ? await Promise.all(awaited.map(call)) : [awaited];
  if (items.length === 0 || items.some((item) => typeof item !== 'object' || item === null)) {
    const message =
      'It exports no configuration: an object, an array of them or a function that gives one is expected';
    return [{ check: 'evaluates', message }];
  }
  const configurations = items as Configuration[];
  const faults = configurations.flatMap((configuration) => [
    ...attempt('validate', () => webpack.validate(configuration)),
    ...checkExperiments(configuration),
    ...checkDevServer(configuration),
    ...checkRules(configuration),
    ...checkLoaders(configuration, createRequire(join(packages, '../package.json'))),
  ]);
  // Its message would only repeat what validation said.
  if (faults.some(({ check }) => check === 'validate')) return faults;
  const [only] = configurations;
  const constructed = attempt('constructs', () => {
    if (Array.isArray(awaited)) webpack(configurations);
    else if (only) webpack(only);
  });
  return [...faults, ...constructed];
}

async function call(value: unknown): Promise<unknown> {
  const awaited = await value;
  return typeof awaited === 'function' ? awaited({}, { mode: 'development' }) : awaited;
}

function attempt(check: Fault['check'], action: () => void): Fault[] {
  try {
    action();
    return [];
  } catch (error) {
    return [{ check, message: (error as Error).message }];
  }
}

/** The schema lets any key pass here. */
function checkExperiments({ experiments }: Configuration): Fault[] {
  return Object.keys(experiments ?? {})
    .filter((key) => !EXPERIMENTS.includes(key))
    .map((key) => {
      const message = `configuration.experiments has an unknown property '${key}'.${didYouMean(key, EXPERIMENTS)}`;
      return { check: 'experiments', message };
    });
}

/** webpack knows nothing of what is inside. */
function checkDevServer(configuration: Configuration): Fault[] {
  const { devServer } = configuration as { devServer?: object | false };
  if (devServer === undefined || devServer === false) return [];
  return attempt('devServer', () =>
    validate(devServerSchema, devServer, { name: 'Dev Server', baseDataPath: 'devServer' }),
  );
}
