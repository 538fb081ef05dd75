// Options of loaders: webpack hands them on unseen, but many loaders ship the schema they check them with.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validate } from 'schema-utils';
import type { Configuration } from 'webpack';
import { didYouMean } from '../../../src/model/near.ts';
import { knownPackages } from '../syntax/known-packages.ts';
import type { Fault } from './check-configurations.ts';

interface Use {
  loader: string;
  options: unknown;
}

const known = knownPackages(join(import.meta.dirname, '../../..'));
const PACKAGE = /^((?:@[\w.-]+\/)?[a-z0-9][\w.-]*)(?:$|[/?])/i;

export function checkLoaders(configuration: Configuration, require: NodeJS.Require): Fault[] {
  return usesIn(configuration.module?.rules).flatMap(({ loader, options }): Fault[] => {
    const name = PACKAGE.exec(loader)?.[1];
    if (name === undefined) return [];
    if (configuration.resolveLoader === undefined && !known.has(name) && name !== ownName()) {
      const message = `The loader "${name}" is not known.${didYouMean(name, known)}`;
      return [{ check: 'loader options', message }];
    }
    const schema = schemaOf(name, require);
    if (schema === null || typeof options !== 'object' || options === null) return [];
    try {
      validate(schema, options, { name, baseDataPath: 'options' });
      return [];
    } catch (error) {
      return [{ check: 'loader options', message: named(error, name) }];
    }
  });
}

/** A package with exports finds itself by its name; the configuration is evaluated in its folder. */
function ownName(): string | undefined {
  if (!existsSync('package.json')) return undefined;
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  return exports === undefined ? undefined : name;
}

/** "options has …" alone would not say whose. */
const named = (error: unknown, name: string): string =>
  (error as Error).message.replace(/^ - /gm, ` - ${name}: `);

type Schema = Parameters<typeof validate>[0];

/** Loaders keep it as options.json; null when the package is not here or has none. */
function schemaOf(name: string, require: NodeJS.Require): Schema | null {
  const folder = require.resolve
    .paths(name)
    ?.map((path) => join(path, name))
    .find((path) => existsSync(join(path, 'package.json')));
  if (folder === undefined) return null;
  const { main = 'index.js' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const beside = dirname(join(folder, main));
  const [file] = globSync([
    join(beside, '{options,schema}.json'),
    join(folder, '{options,schema}.json'),
  ]);
  return file === undefined ? null : JSON.parse(readFileSync(file, 'utf8'));
}

/** Every loader with its options, through `use`, `oneOf` and nested rules. */
function usesIn(rules: unknown): Use[] {
  if (Array.isArray(rules)) return rules.flatMap(usesIn);
  if (typeof rules === 'string') return [{ loader: rules, options: undefined }];
  if (typeof rules !== 'object' || rules === null) return [];
  const rule = rules as Record<string, unknown>;
  const own =
    typeof rule['loader'] === 'string'
      ? [{ loader: rule['loader'], options: rule['options'] }]
      : [];
  return [...own, ...usesIn(rule['use']), ...usesIn(rule['oneOf']), ...usesIn(rule['rules'])];
}
