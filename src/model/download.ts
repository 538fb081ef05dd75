// The projects of examples that pages offer as a file: where each is published, and which a page offers.

export const downloadPath = (example: string): string => `/downloads/${example}.zip`;

/** Null for any other path. */
export const downloadedIn = (path: string): string | null =>
  /^\/downloads\/([\w-]+)\.zip$/.exec(path)?.[1] ?? null;

/** A page that offers a project was made with its declaration. */
export const declarationPath = (example: string): string => `examples/${example}/example.json`;

export function offeredBy({ inputs }: { inputs: Readonly<Record<string, string>> }): string[] {
  return Object.keys(inputs).flatMap(
    (path) => /^examples\/([^/]+)\/example\.json$/.exec(path)?.[1] ?? [],
  );
}
