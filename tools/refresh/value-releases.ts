// Finds which values of an option are newer than the option itself, and in which release each appeared.

/** Name of an option to the values it takes, as `valuesOf` writes them. */
export type Values = ReadonlyMap<string, readonly string[]>;

interface ReleasedValues {
  version: string;
  values: Values;
}

/** Name to value to release; only names that have newer values. */
export type ValuesSince = Record<string, Record<string, string>>;

/** `releases` from old to new; `now` is what the pinned webpack takes. */
export function newerValues(now: Values, releases: readonly ReleasedValues[]): ValuesSince {
  const found: ValuesSince = {};
  for (const [name, values] of [...now].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const since: Record<string, string> = {};
    for (const value of values) {
      const release = releaseOf(value, name, releases);
      // What an array takes is no news where the option takes the same by itself since then.
      const alone = value.endsWith('[]') ? since[value.slice(0, -'[]'.length)] : undefined;
      if (release !== null && alone !== release) since[value] = release;
    }
    const count = Object.keys(since).length;
    // Where nothing is left of what it took before, the schema was corrected.
    if (count > 0 && count < values.length) found[name] = since;
  }
  return found;
}

/** The release after the last one that had the option and refused the value. */
function releaseOf(
  value: string,
  name: string,
  releases: readonly ReleasedValues[],
): string | null {
  const last = releases.findLastIndex(({ values }) => refuses(values.get(name), value));
  return last === -1 ? null : (releases[last + 1]?.version ?? null);
}

const isString = (value: string): boolean => /^'.*'(?:\[\])?$/.test(value);

/** False where the release did not have the option, or its schema does not tell. */
export function refuses(values: readonly string[] | undefined, value: string): boolean {
  if (values === undefined || values.includes(value)) return false;
  const suffix = value.endsWith('[]') ? '[]' : '';
  if (values.includes(`any${suffix}`) || value === `any${suffix}`) return false;
  // An array that takes more is news; the items of a new array are not.
  if (suffix !== '' && !values.includes('array')) return false;
  // Any string was taken, and only later were some of them listed.
  const lists = values.some((each) => isString(each) && each.endsWith(suffix));
  return !(isString(value) && values.includes(`string${suffix}`) && !lists);
}
