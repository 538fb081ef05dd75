// Records of the loader context and of the stats JSON: closed lists of members that webpack declares.
import type { ReferenceRecord } from '../../../model/reference.ts';
import { type Declarations, declarationsOf, type Member } from './declarations.ts';
import { declaredRecord } from './record.ts';

/** `this` in a loader, with what the hot module replacement plugin adds to it. */
const LOADER_CONTEXT = ['AnyLoaderContext', 'HotModuleReplacementPluginLoaderContext'];
/** The Factory and Print interfaces are about making the JSON, not about what stands in it. */
const STATS_OBJECT = /^Known(Stats(?!Factory|Print)\w+)$/;

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
