// Finds what a file exports and no other file imports: such a name looks like an interface and is none.
import { dirname, join } from 'node:path/posix';

/** By path from the project's root. */
type Sources = ReadonlyMap<string, string>;

const EXPORT =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const NAMED = /\b(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s*from\s*'([^']+)'/g;
/** Whoever has a whole module may use all of it. */
const WHOLE =
  /(?:\bimport\s+\*\s+as\s+\w+\s+from|\bexport\s+\*\s+from|\bimport\()\s*(?:\/\*.*?\*\/\s*)*'([^']+)'/g;

/** Loaded by name: webpack's entries, the server bundle and Vitest's set-up. */
const LOADED = /^(?:src\/site\/entry\.|checks\/warm-reference\.ts|checks\/site\/serve-site\.ts)/;

/** As `file:line name`. */
export function idleExports(sources: Sources): string[] {
  const used = new Map<string, Set<string>>();
  const whole = new Set<string>();
  for (const [file, text] of sources) {
    const target = (from: string): string => join(dirname(file), from);
    for (const [, names = '', from = ''] of text.matchAll(NAMED)) {
      const path = target(from);
      const known = used.get(path) ?? new Set();
      used.set(path, known);
      for (const name of names.split(',')) known.add(nameIn(name));
    }
    for (const [, from = ''] of text.matchAll(WHOLE)) whole.add(target(from));
  }
  return [...sources]
    .filter(([file]) => !whole.has(file) && !LOADED.test(file) && !file.includes('.test.'))
    .flatMap(([file, text]) =>
      [...text.matchAll(EXPORT)]
        .filter(([, name = '']) => !used.get(file)?.has(name))
        .map(({ 1: name, index }) => `${file}:${text.slice(0, index).split('\n').length} ${name}`),
    );
}

/** `type Route as Way` imports Route. */
const nameIn = (specifier: string): string =>
  specifier
    .trim()
    .replace(/^type\s+/, '')
    .replace(/\s+as\s.*$/s, '');
