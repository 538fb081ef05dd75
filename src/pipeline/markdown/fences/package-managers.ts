// Says what yarn and pnpm call an npm command; a command it does not know gets no translation at all.
import type { PackageManager } from '../../../model/choices.ts';

/** The same commands, line by line, for each package manager. */
export type Translated = Record<PackageManager, string>;

type Pair = readonly [yarn: string, pnpm: string];

const PACKAGE = /^(?:@[\w.-]+\/)?[\w][\w.-]*(?:@[\w.^~-]+)?$/;
/** Nothing a shell would expand, join or redirect. */
const WORD = /^[\w@./:^~+=,-]+$/;
/** Tools a project installs; npx would fetch any other, and whether it should is the author's knowledge. */
const LOCAL = new Set(['webpack', 'webpack-dev-server', 'tsc', 'eslint']);
const FETCHED = /^(?:create-[\w.-]+|@[\w.-]+\/create(?:-[\w.-]+)?)(?:@[\w.^~-]+)?$/;

const SAVE: Record<string, Pair> = {
  '--save': ['', ''],
  '-S': ['', ''],
  '--save-dev': ['--dev', '--save-dev'],
  '-D': ['--dev', '--save-dev'],
  '--save-exact': ['--exact', '--save-exact'],
  '-E': ['--exact', '--save-exact'],
  '--save-optional': ['--optional', '--save-optional'],
  '-O': ['--optional', '--save-optional'],
  '--save-peer': ['--peer', '--save-peer'],
};

const COMMANDS: Record<string, (words: readonly string[]) => Pair | null> = {
  install,
  i: install,
  ci: (words) =>
    words.length === 0 ? ['yarn install --immutable', 'pnpm install --frozen-lockfile'] : null,
  init,
  run: ([script, ...rest]) =>
    script === undefined || script.startsWith('-') ? null : passOn(`run ${script}`, rest),
  start: (words) => passOn('start', words),
  test: (words) => passOn('test', words),
};

/** Null when one line is not a command that all three have. */
export function translate(code: string): Translated | null {
  const pairs: Pair[] = [];
  let commands = 0;
  for (const line of code.split('\n')) {
    const comment = /^\s*(?:#.*)?$/.test(line);
    const pair: Pair | null = comment ? [line, line] : translateCommand(line);
    if (pair === null) return null;
    if (!comment) commands += 1;
    pairs.push(pair);
  }
  if (commands === 0) return null;
  const [yarn, pnpm] = [0, 1].map((at) => pairs.map((pair) => pair[at]).join('\n'));
  return { npm: code, yarn: yarn ?? '', pnpm: pnpm ?? '' };
}

function translateCommand(line: string): Pair | null {
  const [tool, ...words] = line.trim().split(/\s+/);
  if (!words.every((word) => WORD.test(word))) return null;
  if (tool === 'npx') return npx(words);
  const [name = '', ...rest] = words;
  return tool === 'npm' && Object.hasOwn(COMMANDS, name) ? (COMMANDS[name]?.(rest) ?? null) : null;
}

const joined = (...words: string[]): string => words.filter(Boolean).join(' ');

function install(words: readonly string[]): Pair | null {
  if (words.length === 0) return ['yarn install', 'pnpm install'];
  const yarn: string[] = [];
  const pnpm: string[] = [];
  let packages = 0;
  for (const word of words) {
    const flag = Object.hasOwn(SAVE, word) ? SAVE[word] : undefined;
    if (flag === undefined && !PACKAGE.test(word)) return null;
    if (flag === undefined) packages += 1;
    yarn.push(flag?.[0] ?? word);
    pnpm.push(flag?.[1] ?? word);
  }
  return packages === 0 ? null : [joined('yarn add', ...yarn), joined('pnpm add', ...pnpm)];
}

function init(words: readonly string[]): Pair | null {
  const [name, ...rest] = words;
  // Neither asks questions, so both do without the flag.
  if (words.every((word) => word === '-y' || word === '--yes')) return ['yarn init', 'pnpm init'];
  return name !== undefined && PACKAGE.test(name) ? passOn(`create ${name}`, rest) : null;
}

/** npm passes flags on only behind `--`; the others pass everything on and would pass `--` too. */
function passOn(command: string, words: readonly string[]): Pair | null {
  const end = words.indexOf('--');
  const own = end === -1 ? words : words.slice(0, end);
  if (own.some((word) => word.startsWith('-'))) return null;
  const rest = [...own, ...(end === -1 ? [] : words.slice(end + 1))];
  return [joined('yarn', command, ...rest), joined('pnpm', command, ...rest)];
}

function npx(words: readonly string[]): Pair | null {
  const [tool = '', ...rest] = words[0] === '-y' || words[0] === '--yes' ? words.slice(1) : words;
  if (LOCAL.has(tool)) return [joined('yarn', tool, ...rest), joined('pnpm exec', tool, ...rest)];
  if (!FETCHED.test(tool)) return null;
  return [joined('yarn dlx', tool, ...rest), joined('pnpm dlx', tool, ...rest)];
}
