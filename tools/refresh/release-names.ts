// Reads which options and hooks one published release of webpack has, from its schemas and declarations.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canonicalOptions } from '../../src/pipeline/reference/canonical-options.ts';
import { pluginOptions } from '../../src/pipeline/reference/plugin-options.ts';
import { readSchema } from '../../src/pipeline/reference/schema.ts';
import { Declarations } from '../../src/pipeline/reference/types/declarations.ts';

export const DERIVED_SETS = ['options', 'plugin-options', 'hooks'] as const;
export type DerivedSet = (typeof DERIVED_SETS)[number];
export type Names = Record<DerivedSet, Set<string>>;

/** Resolver is not among them: its steps come with enhanced-resolve, whatever webpack is installed. */
const OWNERS = [
  'Compiler',
  'Compilation',
  'NormalModuleFactory',
  'ContextModuleFactory',
  'JavascriptParser',
  'MultiCompiler',
  'ResolverFactory',
];

export function namesOfRelease(folder: string): Names {
  const schema = join(folder, 'schemas/WebpackOptions.json');
  const types = join(folder, 'types.d.ts');
  for (const file of [schema, types]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: the release did not arrive whole.`);
  }
  return {
    options: new Set(canonicalOptions(readSchema(schema).root, schema).map(({ name }) => name)),
    'plugin-options': new Set(
      pluginOptions(join(folder, 'schemas/plugins')).map(({ name }) => name),
    ),
    hooks: new Set([
      ...hookNames(new Declarations(readFileSync(types, 'utf8'))),
      ...libraryHooks(join(folder, 'lib')),
    ]),
  };
}

export function hookNames(types: Declarations): string[] {
  const ofObjects = OWNERS.flatMap((owner) => {
    const hooks = types.members(owner).get('hooks');
    return [...types.members(types.typeOf(hooks)).keys()].map((name) => `${owner}.${name}`);
  });
  const ofClasses = types
    .names()
    .flatMap((owner) =>
      [...types.members(owner)]
        .filter(([name]) => /^get\w*Hooks$/.test(name))
        .flatMap(([getter, member]) =>
          [...types.members(types.result(member)).keys()].map(
            (name) => `${owner}.${getter}.${name}`,
          ),
        ),
    );
  return [...ofObjects, ...ofClasses];
}

/** Hooks of classes that were not exported at first, and so not declared: `new SyncHook` after a name. */
function libraryHooks(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) =>
      sourceHooks(basename(file, '.js'), readFileSync(join(folder, file), 'utf8')),
    );
}

export function sourceHooks(owner: string, source: string): string[] {
  const getters = new Set(source.match(/(?<=^\s*(?:static |\w+\.))get\w*Hooks\b/gm));
  const hooks = [...source.matchAll(/\b(\w+):\s*new (?:(?:Sync|Async)\w*Hook|HookMap)\b/g)];
  return [...getters].flatMap((getter) => hooks.map(([, name]) => `${owner}.${getter}.${name}`));
}
