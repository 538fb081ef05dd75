// Reads every set of reference records from the pinned packages: one generator for the whole site.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import type { Reference, ReferenceRecord } from '../../model/reference.ts';
import { appliedPlugins } from './applied-plugins.ts';
import { canonicalOptions } from './canonical-options.ts';
import { argumentRecords, flagsByOption, flagTargets } from './cli-arguments.ts';
import { cliRecords } from './cli-commands.ts';
import { devServerDefaults } from './defaults/dev-server-defaults.ts';
import { featureSupport } from './defaults/feature-support.ts';
import { optionDefaults } from './defaults/option-defaults.ts';
import { platformDefaults } from './defaults/platform-defaults.ts';
import { devMiddlewareOptions, devServerName, devServerOptions } from './dev-server-options.ts';
import { REFERENCE_PACKAGES } from './load-reference.ts';
import { optionRecords } from './option-records.ts';
import { pluginOptions } from './plugin-options.ts';
import { readSchema } from './schema.ts';
import { declaredTypes, syntaxTypes } from './types/declared-types.ts';
import { sinceOf, valuesSinceOf } from './types/since.ts';
import { typeRecords } from './types/type-records.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules');
const WEBPACK_SCHEMA = join(MODULES, 'webpack/schemas/WebpackOptions.json');
const DEV_SERVER_SCHEMA = join(MODULES, 'webpack-dev-server/lib/options.json');
const DEV_MIDDLEWARE_SCHEMA = join(MODULES, 'webpack-dev-middleware/dist/options.json');

export async function generateReference(): Promise<Reference> {
  const cliArguments = webpack.cli.getArguments();
  const options = webpackOptionRecords(flagsByOption(cliArguments));
  const records = [
    ...options,
    ...optionRecords('plugin-options', pluginOptions(join(dirname(WEBPACK_SCHEMA), 'plugins'))),
    ...(await cliRecords()),
    ...argumentRecords(cliArguments, options),
    ...devServerRecords(),
    ...optionRecords('dev-middleware', devMiddlewareOptions(readSchema(DEV_MIDDLEWARE_SCHEMA))),
    ...typeRecords(),
  ].map((record) => ({
    ...record,
    since: record.since ?? sinceOf(record.set, record.name),
    valuesSince: valuesSinceOf(record.set, record.name),
  }));
  const names = options.map(({ name }) => name);
  return {
    versions: Object.fromEntries(REFERENCE_PACKAGES.map(versionOf)),
    records,
    platformDefaults: platformDefaults(names),
    featureSupport: featureSupport(names),
    appliedPlugins: appliedPlugins(),
    flagTargets: flagTargets(cliArguments, names),
    types: declaredTypes(records),
    syntaxTypes: syntaxTypes(),
  };
}

function webpackOptionRecords(flags: Map<string, string>): ReferenceRecord[] {
  const { root } = readSchema(WEBPACK_SCHEMA);
  const records = optionRecords('options', canonicalOptions(root, WEBPACK_SCHEMA));
  const defaults = optionDefaults(records.map(({ name }) => name));
  return withFlags(records, flags).map((record) => ({
    ...record,
    default: defaults.get(record.name) ?? null,
  }));
}

/** `webpack serve` takes them as arguments too, under names made by the same rule. */
function devServerRecords(): ReferenceRecord[] {
  const schema = readSchema(DEV_SERVER_SCHEMA);
  type ArgumentSchema = Parameters<typeof webpack.cli.getArguments>[0];
  const cliArguments = webpack.cli.getArguments(schema.root as ArgumentSchema);
  const flags = flagsByOption(cliArguments, devServerName);
  const records = optionRecords('dev-server', devServerOptions(schema));
  const defaults = devServerDefaults(records.map(({ name }) => name));
  return withFlags(records, flags).map((record) => ({
    ...record,
    default: defaults.get(record.name) ?? null,
  }));
}

function withFlags(records: ReferenceRecord[], flags: Map<string, string>): ReferenceRecord[] {
  return records.map((record) => ({ ...record, flag: flags.get(record.name) ?? null }));
}

function versionOf(name: string): [string, string] {
  const manifest = JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8'));
  return [name, manifest.version];
}
