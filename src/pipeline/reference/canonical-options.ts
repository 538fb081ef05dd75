// The one list of webpack's options that pages must cover: each documented once, however often the schema repeats it.
import { type FlatPath, flattenSchema } from './flatten-schema.ts';
import type { Schema, SchemaNode } from './schema.ts';

export interface FlatOption {
  /** As authors write it: `module.rules.test`, `entry.*.dependOn`. */
  name: string;
  /** The paths of the schema that it stands for. */
  paths: string[];
  nodes: SchemaNode[];
  required: boolean;
}

/** Below these the schema repeats that of another option: `entry.*.library.type` is `output.library.type`. */
const REPEATED =
  /^(resolveLoader|module\.defaultRules|module\.rules\.resolve|entry\.\*\.library|entry\.\*\.html|optimization\.minimizeOptions)\./;
/** A condition's own notation, explained once and not under each option that takes a condition. */
const CONDITION_KEY = /\.(and|or|not|glob)(\.|$)/;
/** Spelled like a condition's key, but an option of a rule in its own right. */
const RULE_GLOB = 'module.rules.glob';
/** Module types whose options are those of their family. */
const MODULE_TYPE =
  /\b(javascript\/(?:auto|dynamic|esm)|css\/(?:auto|global|module)|asset\/(?:bytes|inline|resource|source))(?=\.|$)/;

/** `file` tells where the types that the schema names are declared; names need none. */
export function canonicalOptions(schema: Schema, file: string | null = null): FlatOption[] {
  return mergeByName(flattenSchema({ root: schema, file }), canonicalName);
}

/** Null for a path that is documented under another name. */
export function canonicalName(path: string): string | null {
  const name = path
    .replaceAll('[]', '')
    .replace(MODULE_TYPE, (type) => type.slice(0, type.indexOf('/')));
  if (name === RULE_GLOB) return name;
  return REPEATED.test(name) || CONDITION_KEY.test(name) ? null : name;
}

/** Paths that share a name become one option, which takes what any of them takes. */
export function mergeByName(
  paths: FlatPath[],
  nameOf: (path: string) => string | null,
): FlatOption[] {
  const options = new Map<string, FlatOption>();
  for (const { path, nodes, required } of paths) {
    const name = nameOf(path);
    if (name === null) continue;
    const known = options.get(name);
    if (!known) {
      options.set(name, { name, paths: [path], nodes: [...nodes], required });
      continue;
    }
    known.paths.push(path);
    known.required &&= required;
    known.nodes.push(...nodes.filter((node) => !known.nodes.some((k) => k.schema === node.schema)));
  }
  return [...options.values()];
}
