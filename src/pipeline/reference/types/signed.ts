// Which records show types by name; apart from what reads declarations, because every build asks and TypeScript takes a second to load.
import type { ReferenceRecord, ReferenceSet } from '../../../model/reference.ts';

/** Records whose plates link the names of types. */
const SIGNED: ReadonlySet<ReferenceSet> = new Set(['hooks', 'compiler', 'compilation']);

export const TYPE_NAME = /(?<![\w'.])[A-Z]\w+/g;

export const isSigned = ({ set }: Pick<ReferenceRecord, 'set'>): boolean => SIGNED.has(set);
