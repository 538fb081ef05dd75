// Webpack's command line arguments, and which option of the configuration each one sets.
import type { FlagTarget, ReferenceRecord } from '../../model/reference.ts';
import { canonicalName } from './canonical-options.ts';
import { listOf, literal, unionOf } from './schema-type.ts';
import { blankRecord } from './types/record.ts';

/** How webpack and webpack-cli describe an argument. */
export interface CliArgument {
  configs?: { type: string; path?: string; values?: unknown[] | undefined }[];
  description?: string | undefined;
  multiple?: boolean | undefined;
}

type CliArguments = Record<string, CliArgument>;

/** An argument is as deprecated or experimental as the options it sets. */
export function argumentRecords(
  cliArguments: CliArguments,
  options: ReferenceRecord[],
): ReferenceRecord[] {
  const byName = new Map(options.map((option) => [option.name, option]));
  return Object.entries(cliArguments).map(([name, argument]) => {
    const sets = (argument.configs ?? []).map(({ path }) =>
      byName.get(canonicalName(path ?? '') ?? ''),
    );
    return {
      ...blankRecord('cli-arguments', `--${name}`),
      ...argumentType(argument),
      deprecated: sets.length > 0 && sets.every((option) => option?.deprecated),
      experimental: sets.length > 0 && sets.every((option) => option?.experimental),
      source: argument.description ?? '',
    };
  });
}

/** A repeatable argument is shown as the list that its values become. */
export function argumentType(argument: CliArgument): { type: string; values: string[] } {
  const types = (argument.configs ?? []).flatMap(configTypes);
  // A flag without a value: webpack's own word for it is boolean.
  const type = unionOf(types.every((each) => each === 'true') ? ['boolean'] : types);
  const literals = types.every((each) => /^('.*'|-?\d+|true|false)$/.test(each));
  const closed = literals && types.some((each) => each !== 'true' && each !== 'false');
  return {
    type: argument.multiple ? listOf(type) : type,
    values: closed ? [...new Set(types)] : [],
  };
}

function configTypes({ type, values }: { type: string; values?: unknown[] | undefined }): string[] {
  if (type === 'enum') return (values ?? []).map(literal);
  if (type === 'path') return ['string'];
  return [type === 'reset' ? 'true' : type];
}

/** Option name to flag; an argument that only empties a list is nobody's flag. */
export function flagsByOption(
  cliArguments: CliArguments,
  nameOf: (path: string) => string | null = canonicalName,
): Map<string, string> {
  const flags = new Map<string, string>();
  const spelledOut = new Set<string>();
  for (const [name, { configs = [] }] of Object.entries(cliArguments)) {
    for (const { type, path } of configs) {
      const option = type === 'reset' || !path ? null : nameOf(path);
      if (!option || spelledOut.has(option)) continue;
      // `module.parser.javascript.url` rather than that of `javascript/auto`, where both exist.
      if (path?.replaceAll('[]', '') === option) spelledOut.add(option);
      else if (flags.has(option)) continue;
      flags.set(option, `--${name}`);
    }
  }
  return flags;
}

/** Parts of the schema that repeat an option, and the option: `canonicalName` has no name for what is below them. */
const REPEATS: readonly (readonly [RegExp, string])[] = [
  [/^(?:resolveLoader|module\.rules\.resolve)\./, 'resolve.'],
  [/^optimization\.minimizeOptions\./, 'optimization.minimize.'],
  [/^stats\.children\./, 'stats.'],
];

/** What each argument sets. One that sets several paths is listed by the first. */
export function flagTargets(cliArguments: CliArguments, options: readonly string[]): FlagTarget[] {
  const known = new Set(options);
  return Object.entries(cliArguments).map(([name, { configs = [] }]) => {
    const path = (configs[0]?.path ?? '').replaceAll('[]', '');
    return {
      name: `--${name}`,
      path,
      option: explainedBy(path, known),
      resets: configs.every(({ type }) => type === 'reset'),
    };
  });
}

/** The option itself, the one that it repeats, or the nearest above it. */
function explainedBy(path: string, known: ReadonlySet<string>): string | null {
  const repeats = REPEATS.find(([start]) => start.test(path));
  const options = repeats ? [path, path.replace(...repeats)] : [path];
  for (const option of options) {
    const name = canonicalName(option);
    if (name !== null && known.has(name)) return name;
  }
  const above = path.lastIndexOf('.');
  return above === -1 ? null : explainedBy(path.slice(0, above), known);
}
