// Chooses what goes when the kept pages grow too large: files of no page first, then the oldest page.

export interface Entry {
  path: string;
  bytes: number;
  /** Files that a document needs; null for a file. */
  files: readonly string[] | null;
}

export interface Limits {
  bytes: number;
  documents: number;
}

/** `entries` are in the order of their last use, the oldest first; the newest document stays. */
export function whatToDrop(entries: readonly Entry[], limits: Limits): string[] {
  const documents = entries.filter(({ files }) => files !== null);
  const needed = new Map<string, number>();
  for (const file of documents.flatMap(({ files }) => files ?? [])) {
    needed.set(file, (needed.get(file) ?? 0) + 1);
  }
  const files = entries.filter((entry) => entry.files === null);
  const free = files.filter(({ path }) => !needed.has(path));
  const byPath = new Map(files.map((file) => [file.path, file]));
  let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const dropped: string[] = [];
  while (bytes > limits.bytes || documents.length > limits.documents) {
    const overBytes = bytes > limits.bytes;
    const next = (overBytes && free.shift()) || (documents.length > 1 && documents.shift());
    if (!next) break;
    dropped.push(next.path);
    bytes -= next.bytes;
    for (const path of next.files ?? []) {
      const others = (needed.get(path) ?? 1) - 1;
      needed.set(path, others);
      const file = byPath.get(path);
      if (others === 0 && file !== undefined) free.push(file);
    }
  }
  return dropped;
}
