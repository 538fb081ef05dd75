// Chooses the releases to compare: the first one of every minor of webpack 5.

/** `5.0.0`, `5.1.0`, …; the earliest patch where x.y.0 was never published. Pre-releases do not count. */
export function firstOfEachMinor(published: string[], latest: string): string[] {
  const [major = 0, lastMinor = 0] = numbers(latest);
  const first = new Map<number, [number, string]>();
  for (const version of published) {
    if (!/^\d+\.\d+\.\d+$/.test(version)) continue;
    const [itsMajor, minor = 0, patch = 0] = numbers(version);
    if (itsMajor !== major || minor > lastMinor) continue;
    const known = first.get(minor);
    if (!known || patch < known[0]) first.set(minor, [patch, version]);
  }
  const missing = Array.from({ length: lastMinor + 1 }, (_, minor) => minor).find(
    (minor) => !first.has(minor),
  );
  if (missing !== undefined) {
    throw new Error(
      `npm lists no release ${major}.${missing}.x of webpack: the list is not whole, try again later.`,
    );
  }
  return [...first].sort(([a], [b]) => a - b).map(([, [, version]]) => version);
}

function numbers(version: string): number[] {
  return version.split('.').map(Number);
}
