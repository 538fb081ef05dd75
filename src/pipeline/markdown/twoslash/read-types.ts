// Asks the TypeScript compiler what each name of a fence is, with the types of the packages really installed.
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface TypeInfo {
  /** From 0, in the code as it is shown. */
  line: number;
  start: number;
  length: number;
  /** What an editor would say about the name. */
  text: string;
}

export interface TypedCode {
  /** Without the lines that speak to the compiler only. */
  code: string;
  infos: TypeInfo[];
  /** `line` counts from 0 in the code as it is written. */
  errors: { line: number; what: string; advice: string }[];
}

type Core = typeof import('twoslash/core', { with: { 'resolution-mode': 'require' }});
type Result = ReturnType<ReturnType<Core['createTwoslasher']>>;

const LONGEST = 400;
const PROJECT = join(import.meta.dirname, '../../../..');
const require = createRequire(import.meta.url);
const EXTENSIONS: Readonly<Record<string, string>> = {
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'jsx',
  ts: 'ts',
  tsx: 'tsx',
};

export const isTyped = (lang: string): boolean => Object.hasOwn(EXTENSIONS, lang);

let started: ReturnType<Core['createTwoslasher']> | null = null;

/** Loaded by the first page that needs it: the compiler takes a second to start. */
function twoslasher(): ReturnType<Core['createTwoslasher']> {
  if (started !== null) return started;
  const { createTwoslasher }: Core = require('twoslash/core');
  const tsModule = require('typescript6');
  started = createTwoslasher({
    tsModule,
    vfsRoot: PROJECT,
    tsLibDirectory: join(PROJECT, 'node_modules/typescript6/lib'),
    compilerOptions: {
      strict: true,
      target: tsModule.ScriptTarget.ESNext,
      module: tsModule.ModuleKind.Preserve,
      // A fence is a file of its own; as a script it would quarrel with the names of the DOM.
      moduleDetection: tsModule.ModuleDetectionKind.Force,
      moduleResolution: tsModule.ModuleResolutionKind.Bundler,
      jsx: tsModule.JsxEmit.ReactJSX,
      allowJs: true,
      checkJs: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
    },
    // Errors are reported here, with the lines of the page; so nothing may be cut from the code before.
    handbookOptions: { noErrorValidation: true, keepNotations: true },
  });
  return started;
}

export function readTypes(code: string, lang: string): TypedCode {
  let result: Result;
  try {
    result = twoslasher()(code, EXTENSIONS[lang] ?? 'ts');
  } catch (error) {
    const { title, description } = error as { title?: string; description?: string };
    if (title === undefined) throw error;
    const last = code.split('\n').length;
    const line = Math.min(Number(/line (\d+)/.exec(description ?? '')?.[1] ?? 1), last) - 1;
    const what = `${title}: ${description ?? ''}`;
    return { code, infos: [], errors: [{ line, what, advice: 'Point ^? at a name.' }] };
  }
  const shown = shownLines(code, result.meta.removals);
  const rowOf = new Map(shown.map((line, row) => [line, row]));
  const lines = code.split('\n');
  const asked = result.nodes.filter((node) => node.type === 'query');
  const nodes = asked.length > 0 ? asked : result.nodes.filter((node) => node.type === 'hover');
  return {
    code: shown.map((line) => lines[line]).join('\n'),
    infos: firstOfEach(
      nodes.flatMap(({ line, character, length, text }) => {
        const row = rowOf.get(line);
        if (row === undefined) return [];
        return [{ line: row, start: character, length, text: tidied(text) }];
      }),
    ),
    errors: errorsOf(result),
  };
}

/** Leaves out that a name was imported, and what nobody reads in a corner of the screen. */
function tidied(text: string): string {
  const short = text.replace(/^\(alias\) /gm, '').replace(/\nimport .*$/, '');
  return short.length <= LONGEST ? short : `${short.slice(0, LONGEST).trimEnd()} …`;
}

/** Lines that no removal covers; the compiler's instructions are whole lines. */
function shownLines(code: string, removals: readonly (readonly [number, number])[]): number[] {
  let offset = 0;
  const shown: number[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    const from = offset;
    offset += line.length + 1;
    const cut = removals.some(([start, end]) => start <= from && end >= from + line.length);
    if (!cut || line === '') shown.push(index);
  }
  return shown;
}

/** A name that says the same again is no further stop for the keyboard. */
function firstOfEach(infos: TypeInfo[]): TypeInfo[] {
  const seen = new Set<string>();
  return infos
    .sort((a, b) => a.line - b.line || a.start - b.start)
    .filter(({ text }) => !seen.has(text) && seen.add(text));
}

function errorsOf({ errors, meta }: Result): TypedCode['errors'] {
  const declared: readonly number[] = meta.handbookOptions.errors;
  const found = errors
    .filter(({ code }) => !declared.includes(Number(code)))
    .map(({ line, text, code }) => ({
      line,
      what: `TypeScript ${code}: ${text}`,
      advice: `Mend the code, or declare it on the fence's first line: // @errors: ${code}`,
    }));
  const missing = declared
    .filter((code) => !errors.some((error) => Number(error.code) === code))
    .map((code) => ({
      line: 0,
      what: `The declared error ${code} does not occur.`,
      advice: 'Remove it from // @errors.',
    }));
  return [...found, ...missing];
}
