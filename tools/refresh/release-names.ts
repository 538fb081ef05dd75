// Reads which options, hooks and plugin classes one published release of webpack has and what the options take, from its schemas and declarations.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript6';
import type { ReferenceRecord } from '../../src/model/reference.ts';
import { canonicalOptions } from '../../src/pipeline/reference/canonical-options.ts';
import { optionRecords } from '../../src/pipeline/reference/option-records.ts';
import { pluginOptions } from '../../src/pipeline/reference/plugin-options.ts';
import { readSchema } from '../../src/pipeline/reference/schema.ts';
import { valuesOf } from '../../src/pipeline/reference/type-values.ts';
import { Declarations } from '../../src/pipeline/reference/types/declarations.ts';
import { objectRecords } from '../../src/pipeline/reference/types/member-records.ts';
import type { Values } from './value-releases.ts';

export const DERIVED_SETS = [
  'options',
  'plugin-options',
  'hooks',
  'compiler',
  'compilation',
  'classes',
] as const;
export type DerivedSet = (typeof DERIVED_SETS)[number];
export type Names = Record<DerivedSet, Set<string>>;

/** Hooks and classes take no values. */
const VALUED_SETS = ['options', 'plugin-options'] as const;
export type ValuedSet = (typeof VALUED_SETS)[number];

const SCHEMA = 'schemas/WebpackOptions.json';

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

interface ReleaseContents {
  names: Names;
  values: Record<ValuedSet, Values>;
}

export function contentsOfRelease(folder: string): ReleaseContents {
  const types = join(folder, 'types.d.ts');
  for (const file of [join(folder, SCHEMA), types]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: the release did not arrive whole.`);
  }
  const values = valuesIn(folder);
  const declarations = new Declarations(readFileSync(types, 'utf8'));
  const { compiler, compilation } = objectRecords(declarations);
  return {
    values,
    names: {
      options: new Set(values.options.keys()),
      'plugin-options': new Set(values['plugin-options'].keys()),
      hooks: new Set([...hookNames(declarations), ...libraryHooks(join(folder, 'lib'))]),
      compiler: new Set(compiler.map(({ name }) => name)),
      compilation: new Set(compilation.map(({ name }) => name)),
      classes: new Set(exportedNames(declarations.file.statements)),
    },
  };
}

/** Records of the options in the schemas of an unpacked webpack. */
export function recordsIn(folder: string): Record<ValuedSet, ReferenceRecord[]> {
  const schema = join(folder, SCHEMA);
  const ofPlugins = pluginOptions(join(folder, 'schemas/plugins'));
  return {
    options: optionRecords('options', canonicalOptions(readSchema(schema).root, schema)),
    'plugin-options': optionRecords('plugin-options', ofPlugins),
  };
}

export function valuesIn(folder: string): Record<ValuedSet, Values> {
  const records = recordsIn(folder);
  const values = (set: ValuedSet): Values =>
    new Map(records[set].map(({ name, type }) => [name, valuesOf(type)]));
  return { options: values('options'), 'plugin-options': values('plugin-options') };
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

/** What `webpack` exports, in whatever namespace: a class that moved to another one is not a new class. */
export function exportedNames(statements: readonly ts.Statement[]): string[] {
  return statements.flatMap((statement) => {
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
      return exportedNames(statement.body.statements);
    }
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
  });
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
