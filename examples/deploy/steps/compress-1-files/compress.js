import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

for (const file of await readdir('dist', { recursive: true })) {
  if (!/\.(?:js|css|html|svg)$/.test(file)) continue;
  const content = await readFile(join('dist', file));
  await writeFile(join('dist', `${file}.br`), brotliCompressSync(content));
  await writeFile(join('dist', `${file}.gz`), gzipSync(content, { level: 9 }));
}
