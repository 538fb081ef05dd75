// The flags and commands of webpack's command line, read from the packages that define them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Reference } from '../../../src/model/reference.ts';

export interface KnownFlags {
  build: ReadonlySet<string>;
  serve: ReadonlySet<string>;
  /** Of the commands that build nothing: version, info, configtest. */
  other: ReadonlySet<string>;
}

interface Argument {
  configs: { type: string; values?: unknown[] }[];
}

type GetArguments = (schema?: unknown) => Record<string, Argument>;

export const BUILD_COMMANDS = ['build', 'bundle', 'b', 'watch', 'w'];
export const SERVE_COMMANDS = ['serve', 'server', 's'];
export const OTHER_COMMANDS = 'help h version v info i configtest t complete'.split(' ');

const HELP = ['--help', '-h', '--version', '-v', '--color', '--no-color'];
/** webpack-cli derives these from the first letter; nothing but its code says so. */
const SHORT = ['-d', '-o', '-t', '-w', '-e', '-c', '-m', '-j'];
/** webpack-cli's own, for a reference without its set `cli`. */
const OWN =
  'config config-name merge env config-node-env analyze progress json fail-on-warnings disable-interpret';

/** webpack walks its whole schema for them. */
const read = new Map<string, { webpack: string[]; devServer: string[] }>();

function argumentsOf(project: string): { webpack: string[]; devServer: string[] } {
  const known = read.get(project);
  if (known !== undefined) return known;
  const require = createRequire(join(project, 'package.json'));
  const { cli } = require('webpack') as { cli: { getArguments: GetArguments } };
  const devServer = JSON.parse(
    readFileSync(join(project, 'node_modules/webpack-dev-server/lib/options.json'), 'utf8'),
  );
  const found = {
    webpack: flagsOf(cli.getArguments()),
    devServer: flagsOf(cli.getArguments(devServer)),
  };
  read.set(project, found);
  return found;
}

export function knownFlags(project: string, reference: Reference): KnownFlags {
  const { webpack, devServer } = argumentsOf(project);
  const own = reference.records.filter(({ set }) => set === 'cli').map(({ name }) => name);
  const general = [
    ...webpack,
    ...OWN.split(' ').map((name) => `--${name}`),
    ...own.filter((name) => name.startsWith('-')),
    ...HELP,
    ...SHORT,
  ];
  return {
    build: new Set(general),
    serve: new Set([...general, ...devServer, '--dev-server-per-compiler']),
    other: new Set([...HELP, '--output', '-o', '--additional-package', '-a']),
  };
}

function flagsOf(found: Record<string, Argument>): string[] {
  return Object.entries(found).flatMap(([name, { configs }]) => {
    const negatable = configs.some(
      ({ type, values }) => type === 'boolean' || (type === 'enum' && values?.includes(false)),
    );
    return negatable ? [`--${name}`, `--no-${name}`] : [`--${name}`];
  });
}
