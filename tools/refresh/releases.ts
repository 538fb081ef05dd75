// Chooses the releases to compare: the first one of every minor of webpack 5, or the last.

/** `5.0.0`, `5.1.0`, …; the earliest patch where x.y.0 was never published. Pre-releases do not count. */
export const firstOfEachMinor = (published: string[], latest: string): string[] =>
  oneOfEachMinor(published, latest, (patch, known) => patch < known);

/** `5.0.0`, `5.1.3`, …; none that is newer than `latest`. */
export const lastOfEachMinor = (published: string[], latest: string): string[] =>
  oneOfEachMinor(published, latest, (patch, known) => patch > known);

function oneOfEachMinor(
  published: string[],
  latest: string,
  isBetter: (patch: number, known: number) => boolean,
): string[] {
  const [major = 0, lastMinor = 0, lastPatch = 0] = numbers(latest);
  const chosen = new Map<number, [number, string]>();
  for (const version of published) {
    if (!/^\d+\.\d+\.\d+$/.test(version)) continue;
    const [itsMajor, minor = 0, patch = 0] = numbers(version);
    if (itsMajor !== major || minor > lastMinor) continue;
    if (minor === lastMinor && patch > lastPatch) continue;
    const known = chosen.get(minor);
    if (!known || isBetter(patch, known[0])) chosen.set(minor, [patch, version]);
  }
  const missing = Array.from({ length: lastMinor + 1 }, (_, minor) => minor).find(
    (minor) => !chosen.has(minor),
  );
  if (missing !== undefined) {
    throw new Error(
      `npm lists no release ${major}.${missing}.x of webpack: the list is not whole, try again later.`,
    );
  }
  return [...chosen].sort(([a], [b]) => a - b).map(([, [, version]]) => version);
}

function numbers(version: string): number[] {
  return version.split('.').map(Number);
}
