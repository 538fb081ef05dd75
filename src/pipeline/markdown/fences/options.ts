// What may stand behind a fence's language: one declaration each, for the parser, the messages and the tables of the Writer's Guide.

const MODULES = ['js', 'mjs', 'cjs', 'ts'];
const SCRIPTS = [...MODULES, 'jsx', 'tsx'];
const OUTPUT = ['text', 'console'];

export interface FenceOption {
  /** A word, a name with a value, or line numbers in braces. */
  takes: 'word' | 'value' | 'lines';
  /** As an author writes it. */
  example: string;
  /** What it does: a clause of the table, without its period. */
  what: string;
  /** Languages it means something for; all without it. */
  languages?: readonly string[];
  /** Options that cannot be meant beside it, each pair once. */
  excludes?: readonly string[];
}

export const FENCE_OPTIONS = {
  unproven: {
    takes: 'value',
    example: 'unproven="why"',
    what: 'Not proven yet; these are counted, and the count may only fall',
    excludes: ['illustrative', 'fails', 'project', 'run'],
  },
  illustrative: {
    takes: 'value',
    example: 'illustrative="why"',
    what: 'Text that no tool prints, such as a plan of folders; counted',
    languages: OUTPUT,
    excludes: ['fails', 'project'],
  },
  partial: {
    takes: 'word',
    example: 'partial',
    what: 'A fragment of a configuration, completed before it is checked',
    languages: MODULES,
    excludes: ['diff', 'run'],
  },
  run: {
    takes: 'word',
    example: 'run',
    what: 'Executed in Node.js; what it prints must equal the `text` fence right below it',
    languages: MODULES,
    excludes: ['diff', 'project'],
  },
  types: {
    takes: 'word',
    example: 'types',
    what: 'Type-checked on its own, and readers see types on hover and focus',
    languages: SCRIPTS,
    excludes: ['diff'],
  },
  keys: {
    takes: 'word',
    example: 'keys',
    what: 'The whole configuration, one key a line: each key leads to its option, readers can narrow it by typing, and every top-level option must be there',
    languages: MODULES,
    excludes: ['diff', 'types'],
  },
  fails: {
    takes: 'value',
    example: 'fails="text"',
    what: 'The check must fail with a message that contains the text; below Markdown, readers see the whole message',
    excludes: ['diff', 'shown'],
  },
  diff: {
    takes: 'word',
    example: 'diff',
    what: 'Marks lines, each of which begins with `+`, `-` or a space',
    languages: [...SCRIPTS, 'json', 'jsonc', 'css', 'html', 'yaml'],
  },
  npm: {
    takes: 'word',
    example: 'npm',
    what: 'Commands for npm alone: no tabs for yarn and pnpm',
    languages: ['bash'],
  },
  file: {
    takes: 'value',
    example: 'file="src/index.js"',
    what: "Names the file; behind a `#`, the marked part of an example's file",
  },
  project: {
    takes: 'value',
    example: 'project=NAME/STEP',
    what: 'Belongs to an example: must equal its file, or what its commands print (`examples/README.md`); `npm run capture -- NAME` writes it',
  },
  shown: {
    takes: 'word',
    example: 'shown',
    what: 'Markdown that is followed by what it becomes',
    languages: ['md'],
  },
  lines: {
    takes: 'lines',
    example: '{2,5-7}',
    what: 'Highlights these lines of the code',
  },
} as const satisfies Record<string, FenceOption>;

type Options = typeof FENCE_OPTIONS;
type Taking<T> = { [K in keyof Options]: Options[K]['takes'] extends T ? K : never }[keyof Options];
export type Word = Taking<'word'>;
export type Valued = Taking<'value'>;

const OPTIONS: [string, FenceOption][] = Object.entries(FENCE_OPTIONS);
const namesOf = (takes: FenceOption['takes']): string[] =>
  OPTIONS.filter(([, option]) => option.takes === takes).map(([name]) => name);

const WORDS = namesOf('word');
const VALUES = namesOf('value');
/** All that have a name. */
export const NAMES: readonly string[] = [...WORDS, ...VALUES];
export const isWord = (name: string): name is Word => WORDS.includes(name);
export const isValued = (name: string): name is Valued => VALUES.includes(name);

export const EXCLUSIVE: readonly (readonly [string, string])[] = OPTIONS.flatMap(
  ([one, { excludes = [] }]) => excludes.map((other) => [one, other] as const),
);

export const MEANT_FOR: readonly (readonly [string, readonly string[]])[] = OPTIONS.flatMap(
  ([name, { languages }]) => (languages === undefined ? [] : [[name, languages] as const]),
);
