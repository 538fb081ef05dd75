// One place that knows what an empty record looks like.
import type { ReferenceRecord, ReferenceSet } from '../../../model/reference.ts';
import type { Member } from './declarations.ts';

export function blankRecord(set: ReferenceSet, name: string): ReferenceRecord {
  return {
    set,
    name,
    type: '',
    values: [],
    default: null,
    required: false,
    since: null,
    valuesSince: {},
    deprecated: false,
    experimental: false,
    flag: null,
    kind: null,
    parameters: [],
    returns: '',
    source: '',
  };
}

/** A record with what a declaration says of it; an absent declaration says nothing. */
export function declaredRecord(
  set: ReferenceSet,
  name: string,
  member: Member | undefined,
): ReferenceRecord {
  const record = blankRecord(set, name);
  if (!member) return record;
  const { type, parameters, since, deprecated, source } = member;
  return { ...record, type, values: literals(type), parameters, since, deprecated, source };
}

/** The members of a union of literals; empty as soon as one of them is open. */
function literals(type: string): string[] {
  const parts = type.split(' | ').filter((part) => part !== 'undefined');
  const closed = parts.every((part) => /^(?:'[^']*'|-?\d+|true|false|null|boolean)$/.test(part));
  if (!closed || parts.length < 2) return [];
  return parts.flatMap((part) => (part === 'boolean' ? ['true', 'false'] : [part]));
}
