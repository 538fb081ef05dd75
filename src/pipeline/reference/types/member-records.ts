// Records of the compiler, the compilation, the loader context and the stats JSON: closed lists of members that webpack declares.
import type { ReferenceRecord } from '../../../model/reference.ts';
import { type Declarations, declarationsOf, type Member } from './declarations.ts';
import { declaredRecord } from './record.ts';

/** `this` in a loader, with what the hot module replacement plugin adds to it. */
const LOADER_CONTEXT = ['AnyLoaderContext', 'HotModuleReplacementPluginLoaderContext'];
/** The Factory and Print interfaces are about making the JSON, not about what stands in it. */
const STATS_OBJECT = /^Known(Stats(?!Factory|Print)\w+)$/;

/** The objects a plugin works with, under the names in which it receives them. */
const OBJECTS = { compiler: 'Compiler', compilation: 'Compilation' } as const;

/** Static members go by the name of the class: `Compilation.PROCESS_ASSETS_STAGE_REPORT`. */
export function objectRecords(
  declarations = declarationsOf('webpack/types.d.ts'),
): Record<keyof typeof OBJECTS, ReferenceRecord[]> {
  const membersOf = (set: keyof typeof OBJECTS) =>
    [...declarations.members(OBJECTS[set])].map(([name, member]) => {
      const owner = declarations.isStatic(member) ? OBJECTS[set] : set;
      // The type of `hooks` lists records of another set.
      const declared = name === 'hooks' ? { ...member, type: '' } : member;
      return declaredRecord(set, `${owner}.${name}`, declared);
    });
  return { compiler: membersOf('compiler'), compilation: membersOf('compilation') };
}

export function loaderContextRecords(): ReferenceRecord[] {
  const declarations = declarationsOf('webpack/types.d.ts');
  const members = new Map(LOADER_CONTEXT.flatMap((name) => [...declarations.members(name)]));
  return [...members].map(([name, member]) =>
    declaredRecord('loader-context', `this.${name}`, member),
  );
}

export function statsRecords(): ReferenceRecord[] {
  const declarations = declarationsOf('webpack/types.d.ts');
  return declarations.names().flatMap((name) => {
    const object = STATS_OBJECT.exec(name)?.[1];
    return object ? fields(declarations, name, object) : [];
  });
}

function fields(declarations: Declarations, declared: string, object: string): ReferenceRecord[] {
  return [...declarations.members(declared)].map(([name, member]) =>
    declaredRecord('stats', `${object}.${name}`, exported(member)),
  );
}

/** `KnownStatsError` is what the exported `StatsError` is made of. */
function exported(member: Member): Member {
  return { ...member, type: member.type.replace(/\bKnown(?=Stats)/g, '') };
}
