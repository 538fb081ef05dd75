// Writes .br and .gz beside every compressible file; results are kept, so a build repeats little.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Cache } from '../../pipeline/cache/cache.ts';

const COMPRESSIBLE = /\.(?:html|m?js|css|svg|xml|txt|json|webmanifest|md)$/;
/** Read by programs: a tenth more bytes for a twentieth of the time, which the readers' files get. */
const FOR_PROGRAMS = /(?:llms-full\.txt|reference\/[^/]+\.json|\.md)$/;
/** A whole section as one document, which few ask for: a fortieth more bytes for under half of the time. */
const FOR_PAPER = /\/printable\/index\.html$/;
/** Below this a header costs more than compression saves. */
const SMALLEST = 256;
const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Of brotli. */
function qualityFor(file: string): number {
  if (FOR_PROGRAMS.test(file)) return 9;
  return FOR_PAPER.test(file) ? 10 : 11;
}

const ENCODINGS = [
  {
    extension: '.br',
    compress: (bytes: Buffer, quality: number) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { extension: '.gz', compress: (bytes: Buffer) => gzipAsync(bytes, { level: 9 }) },
];

export async function compress(dist: string, folder: string): Promise<number> {
  const cache = new Cache({ folder, name: 'compressed', code: import.meta.filename });
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => COMPRESSIBLE.test(file))
    .sort();
  const queue = files[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const file of queue) await compressFile(join(dist, file), cache);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files.length;
}

async function compressFile(file: string, cache: Cache): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST) return;
  const quality = qualityFor(file);
  for (const { extension, compress: squeeze } of ENCODINGS) {
    const inputs = [extension, String(quality), bytes];
    let squeezed = cache.bytes(inputs);
    if (squeezed === null) {
      squeezed = await squeeze(bytes, quality);
      cache.write(inputs, squeezed);
    }
    writeFileSync(file + extension, squeezed);
  }
}
