// Commands and flags of webpack-cli itself, taken from the command line as it sets itself up.
import { createRequire } from 'node:module';
import type { ReferenceRecord } from '../../model/reference.ts';
import { argumentType, type CliArgument } from './cli-arguments.ts';
import { blankRecord } from './types/record.ts';

interface OwnFlag extends CliArgument {
  name: string;
  alias?: string;
  type?: unknown;
}

interface OwnCommand {
  rawName: string;
  name: string;
  alias: string | string[];
  description?: string;
  options?: OwnFlag[] | ((command: { context: object }) => OwnFlag[] | Promise<OwnFlag[]>);
}

/** Commander's: `optional` is one that may stand without its value. */
interface GlobalFlag {
  long?: string;
  short?: string;
  description: string;
  optional: boolean;
}

interface RunningCLI {
  run(args: string[], options: { from: 'user' }): Promise<void>;
  program: { options: GlobalFlag[] };
}

/** Required, since an import sees its CommonJS default export differently in Node and in Vitest. */
const WebpackCLI: new () => RunningCLI = createRequire(import.meta.url)('webpack-cli').default;

class Collected extends Error {}

/** Its commands are private; asked for its help, it hands each of them to `makeCommand`. */
class CollectingCLI extends WebpackCLI {
  commands: OwnCommand[] = [];

  async makeCommand(options: OwnCommand): Promise<never> {
    this.commands.push(options);
    throw new Collected('The command is known, nothing has to run.');
  }

  /** Without the arguments of webpack's schema, only webpack-cli's own flags remain. */
  schemaToOptions(_webpack: unknown, _schema: unknown, own: OwnFlag[] = []): OwnFlag[] {
    return own;
  }
}

let collected: Promise<ReferenceRecord[]> | null = null;

/** Once per process: webpack-cli registers its global flags on a program that all instances share. */
export function cliRecords(): Promise<ReferenceRecord[]> {
  collected ??= collect();
  return collected;
}

async function collect(): Promise<ReferenceRecord[]> {
  const cli = new CollectingCLI();
  await cli.run(['--help'], { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof Collected)) throw error;
  });
  const flags = new Map<string, ReferenceRecord>();
  for (const flag of cli.program.options) flags.set(flag.long ?? '', globalFlagRecord(flag));
  for (const { options } of cli.commands) {
    const own =
      typeof options === 'function' ? await options({ context: { devServer: {} } }) : options;
    for (const flag of own ?? []) flags.set(`--${flag.name}`, flagRecord(flag));
  }
  if (cli.commands.length === 0 || !flags.has('--config') || !flags.has('--help')) {
    throw new Error(
      'webpack-cli no longer hands its commands to makeCommand(): read how it does now and change cli-commands.ts.',
    );
  }
  return [...cli.commands.map(commandRecord), ...flags.values()];
}

function globalFlagRecord({
  long = '',
  short,
  description,
  optional,
}: GlobalFlag): ReferenceRecord {
  const configs = [{ type: 'enum', values: [true] }, ...(optional ? [{ type: 'string' }] : [])];
  const alias = short ? { alias: short.slice(1) } : {};
  return flagRecord({ name: long.slice(2), description, configs, ...alias });
}

function commandRecord({ rawName, name, alias, description = '' }: OwnCommand): ReferenceRecord {
  const aliases = [alias].flat().join(', ');
  return {
    ...blankRecord('cli', `webpack ${rawName}`),
    source: `${description} Usage: webpack ${name}.${aliases ? ` Aliases: ${aliases}.` : ''}`,
  };
}

function flagRecord(flag: OwnFlag): ReferenceRecord {
  const { name, alias, description = '' } = flag;
  return {
    ...blankRecord('cli', `--${name}`),
    // A flag with a parser of its own (`--env`) collects keys and values.
    ...(typeof flag.type === 'function'
      ? { type: 'Record<string, string | true>', values: [] }
      : argumentType(flag)),
    source: `${description}${alias ? ` Alias: -${alias}.` : ''}`,
  };
}
