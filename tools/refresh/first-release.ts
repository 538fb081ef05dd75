// Finds in which of several releases a name appeared first.
import { DERIVED_SETS, type DerivedSet, type Names } from './release-names.ts';

export interface Release {
  version: string;
  names: Names;
}

export type Since = Record<DerivedSet, Record<string, string>>;

/** `releases` from old to new; a wanted name that none of them has is left out. */
export function firstReleases(wanted: Record<DerivedSet, string[]>, releases: Release[]): Since {
  const since = DERIVED_SETS.map((set) => {
    const found = [...wanted[set]].sort().flatMap((name) => {
      const first = releases.find(({ names }) => names[set].has(name));
      return first ? [[name, first.version] as const] : [];
    });
    return [set, Object.fromEntries(found)] as const;
  });
  return Object.fromEntries(since) as Since;
}
