// The types that signatures of the plugin API name, as webpack declares them: a reader who meets `ResolveData` wants to see inside.
import type { DeclaredType, ReferenceRecord } from '../../../model/reference.ts';
import { declarationsOf } from './declarations.ts';
import { isSigned, TYPE_NAME } from './signed.ts';

/** What its plate shows of a record's types. */
const signature = ({ kind, type, parameters, returns }: ReferenceRecord): string =>
  kind === null ? type : [...parameters.map((one) => one.type), returns].join(' ');

/** In the order of the alphabet; names that webpack does not declare itself are left out. */
export function declaredTypes(records: readonly ReferenceRecord[]): DeclaredType[] {
  const declarations = declarationsOf('webpack/types.d.ts');
  const names = records
    .filter(isSigned)
    .flatMap((record) => signature(record).match(TYPE_NAME) ?? []);
  return [...new Set(names)].sort().flatMap((name) => declarations.declared(name) ?? []);
}

export const syntaxTypes = (): string[] =>
  declarationsOf('webpack/types.d.ts').importsFrom('estree');
