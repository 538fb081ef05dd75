// Writes .br and .gz beside every compressible file; results are cached by content, so a build repeats little.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest|md)$/;
/** Read by programs: a tenth more bytes for a twentieth of the time, which the readers' files get. */
const FOR_PROGRAMS = /(?:llms-full\.txt|reference\/[^/]+\.json|\.md)$/;
/** Below this a header costs more than compression saves. */
const SMALLEST = 256;
const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const ENCODINGS = [
  {
    extension: '.br',
    compress: (bytes: Buffer, isForPrograms: boolean) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isForPrograms ? 9 : 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { extension: '.gz', compress: (bytes: Buffer) => gzipAsync(bytes, { level: 9 }) },
];

export async function compress(dist: string, cache: string): Promise<number> {
  const folder = join(cache, 'compressed');
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => COMPRESSIBLE.test(file))
    .sort();
  const queue = files[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const file of queue) await compressFile(join(dist, file), folder);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files.length;
}

async function compressFile(file: string, folder: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST) return;
  const isForPrograms = FOR_PROGRAMS.test(file);
  const key = createHash('sha256')
    .update(`${isForPrograms}`)
    .update(bytes)
    .digest('hex')
    .slice(0, 40);
  for (const { extension, compress: squeeze } of ENCODINGS) {
    const cached = join(folder, key + extension);
    if (!existsSync(cached)) {
      const temporary = `${cached}.${process.pid}`;
      writeFileSync(temporary, await squeeze(bytes, isForPrograms));
      renameSync(temporary, cached);
    }
    copyFileSync(cached, file + extension);
  }
}
