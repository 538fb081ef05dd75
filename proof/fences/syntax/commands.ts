// Commands of a page: each flag of webpack exists, each package that is installed is a known one.
import { didYouMean } from '../../../src/model/near.ts';
import type { Finding } from '../proof-fence.ts';
import { BUILD_COMMANDS, type KnownFlags, OTHER_COMMANDS, SERVE_COMMANDS } from './known-flags.ts';
import { type Command, splitCommands } from './shell-words.ts';

export interface KnownCommands {
  flags: KnownFlags;
  packages: ReadonlySet<string>;
}

const RUNNERS = new Set(['npx', 'yarn', 'pnpm', 'bunx', 'cross-env', 'time', 'sudo']);
const RUNNER_WORDS = new Set(['exec', 'dlx', 'run', '-y', '--yes', '--', '--no-install']);
/** Tools of a system or of npm itself, which npx and friends would not fetch as packages. */
const INSTALLS = new Set(['install', 'i', 'add', 'create', 'init']);

export function checkCommands(commands: readonly Command[], known: KnownCommands): Finding[] {
  return commands.flatMap(({ at, words }) =>
    checkWords(words, known).map((found) => ({ at, ...found })),
  );
}

type Found = Omit<Finding, 'at'>;

function checkWords(words: readonly string[], known: KnownCommands): Found[] {
  const inner = words.flatMap((word) => {
    const command = /^[\w.:-]+=(webpack(?:-dev-server)?\s.*)$/.exec(word)?.[1];
    return command === undefined ? [] : splitCommands(command);
  });
  return [
    ...inner.flatMap((nested) => checkWords(nested, known)),
    ...webpackFlags(words, known.flags),
    ...packages(words, known.packages),
  ];
}

/** `scripts` of a package.json are commands too. */
export function checkScripts(code: string, known: KnownCommands): Finding[] {
  const { scripts = {} } = JSON.parse(code) as { scripts?: Record<string, string> };
  const lines = code.split('\n');
  return Object.entries(scripts).flatMap(([name, script]) => {
    const at = lines.findIndex((line) => line.includes(`"${name}"`)) + 1;
    return checkCommands(
      splitCommands(script).map((words) => ({ at, words })),
      known,
    );
  });
}

function webpackFlags(words: readonly string[], flags: KnownFlags): Found[] {
  let rest = [...words];
  while (rest.length > 0 && (RUNNERS.has(rest[0] ?? '') || RUNNER_WORDS.has(rest[0] ?? ''))) {
    rest = rest.slice(1);
  }
  const tool = /(?:^|\/)(webpack|webpack-cli|webpack-dev-server)(?:@[\w.^~-]+)?$/.exec(
    rest[0] ?? '',
  )?.[1];
  if (tool === undefined) return [];
  const command = rest.slice(1).find((word) => !word.startsWith('-')) ?? '';
  const set =
    tool === 'webpack-dev-server' || SERVE_COMMANDS.includes(command)
      ? flags.serve
      : OTHER_COMMANDS.includes(command) && !BUILD_COMMANDS.includes(command)
        ? flags.other
        : flags.build;
  const given = rest.slice(1).filter((word) => /^--?[a-zA-Z]/.test(word));
  return given
    .map((word) => word.replace(/=.*$/s, ''))
    .filter((flag) => !set.has(flag))
    .map((flag) => ({
      what: `Unknown option '${flag}' of ${tool}.${didYouMean(flag, set)}`,
      advice: `Run "npx ${tool} --help=verbose" for the flags there are; if the mistake is the point, add fails="Unknown option".`,
    }));
}

function packages(words: readonly string[], known: ReadonlySet<string>): Found[] {
  const [tool = '', verb = '', ...rest] = words;
  let names: string[] = [];
  if (/^(?:npm|yarn|pnpm|bun)$/.test(tool) && INSTALLS.has(verb)) {
    names = rest.filter(isPackage).map(bare);
    // `npm init NAME` runs the package create-NAME.
    if (verb === 'create' || verb === 'init') names = names.slice(0, 1).map(creator);
  } else if (
    tool === 'npx' ||
    (tool === 'yarn' && verb === 'dlx') ||
    (tool === 'pnpm' && verb === 'dlx')
  ) {
    names = words
      .slice(tool === 'npx' ? 1 : 2)
      .filter(isPackage)
      .slice(0, 1)
      .map(bare);
  }
  return names
    .filter((name) => !known.has(name))
    .map((name) => ({
      what: `The package "${name}" is not known.${didYouMean(name, known)}`,
      advice: 'If npm has it, add its name to proof/known-packages.json; else mend the name.',
    }));
}

const isPackage = (word: string): boolean =>
  /^(?:@[\w.-]+\/)?[a-z0-9][\w.-]*(?:@\S*)?$/i.test(word);
const bare = (word: string): string => word.replace(/(?<=.)@.*$/, '');

function creator(name: string): string {
  const scoped = /^(@[^/]+)\/(.+)$/.exec(name);
  return scoped ? `${scoped[1]}/create-${scoped[2]}` : `create-${name}`;
}
