// One hostile README. Each tries to run `window.pwned = …`, to reach attacker.example or to break the import.

export interface Attack {
  name: string;
  readme: string;
}

export const RUN = 'window.pwned=1';
export const HOST = 'https://attacker.example';

/** Numbered, so that a failure names its line. */
export function attacks(kind: string, readmes: readonly string[]): Attack[] {
  return readmes.map((readme, index) => ({ name: `${kind} ${index + 1}`, readme }));
}
