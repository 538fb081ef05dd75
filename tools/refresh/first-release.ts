// Finds in which of several releases a name appeared first.
import { DERIVED_SETS, type DerivedSet, type Names, type ValuedSet } from './release-names.ts';
import type { ValuesSince } from './value-releases.ts';

interface Release {
  version: string;
  names: Names;
}

type NamesSince = Record<DerivedSet, Record<string, string>>;

/** What data/since.json holds. */
export interface Since extends NamesSince {
  values: Record<ValuedSet, ValuesSince>;
}

/** `releases` from old to new; a wanted name that none of them has is left out. */
export function firstReleases(
  wanted: Record<DerivedSet, string[]>,
  releases: Release[],
): NamesSince {
  const since = DERIVED_SETS.map((set) => {
    const found = [...wanted[set]].sort().flatMap((name) => {
      const first = releases.find(({ names }) => names[set].has(name));
      return first ? [[name, first.version] as const] : [];
    });
    return [set, Object.fromEntries(found)] as const;
  });
  return Object.fromEntries(since) as NamesSince;
}
