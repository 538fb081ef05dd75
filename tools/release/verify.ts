// Bytes are published only if they are known to be the site's: every compressed form is opened, and what an older release has is hashed again.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const hasHash = (file: string, hash: string): boolean =>
  existsSync(file) && sha256(readFileSync(file)) === hash;

const OPENERS = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/**
 * Most readers get a compressed form, which comes from a cache that anything on this machine could
 * have written to. `hashes` are those of all files of the site.
 */
export function checkForms(
  files: ReadonlyMap<string, string>,
  hashes: Readonly<Record<string, string>>,
): void {
  for (const [path, file] of files) {
    for (const [ending, open] of Object.entries(OPENERS)) {
      if (!path.endsWith(ending)) continue;
      const of = path.slice(0, -ending.length);
      const bytes = readFileSync(file);
      if (sha256(bytes) === hashes[path] && opened(bytes, open) === hashes[of]) continue;
      throw new Error(
        `${file} is not the compressed form of ${of}, so readers would get something else. ` +
          'Remove .cache/ and find out who wrote to it, then npm run build and release.',
      );
    }
  }
}

/** The hash of what a reader's browser would make of it; null where decoders might differ. */
function opened(bytes: Buffer, open: (typeof OPENERS)[keyof typeof OPENERS]): string | null {
  try {
    const { buffer, engine } = open(bytes, { info: true }) as unknown as Opened;
    return engine.bytesWritten === bytes.length ? sha256(buffer) : null;
  } catch {
    return null;
  }
}

/** What `info` makes of the answer; the types do not know it. */
interface Opened {
  buffer: Buffer;
  engine: { bytesWritten: number };
}
