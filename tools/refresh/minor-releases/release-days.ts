// Takes from the registry only days that can be those of the releases: a mirror tells when it fetched a version, which is no day of webpack's.

/** By minor, from 5.0 on: the day of its first patch. Before a minor that seems newer than its successor, none is believed. */
export function believableDays(
  times: Readonly<Record<string, string>>,
  minors: number,
): (string | undefined)[] {
  const days: (string | undefined)[] = Array.from({ length: minors }, () => undefined);
  let next = '9999';
  for (let minor = minors - 1; minor >= 0; minor -= 1) {
    const patches = Object.entries(times)
      .filter(([version]) => version.startsWith(`5.${minor}.`) && /^[\d.]+$/.test(version))
      .sort(([a], [b]) => patchOf(a) - patchOf(b));
    const day = patches[0]?.[1].slice(0, 10);
    const inOrder = patches.every(
      ([, time], at) => at === 0 || time > (patches[at - 1]?.[1] ?? ''),
    );
    if (day === undefined || day > next || !inOrder) break;
    days[minor] = day;
    next = day;
  }
  return days;
}

const patchOf = (version: string): number => Number(version.split('.')[2]);
