import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

for (const name of readdirSync('dist').filter((file) => file.endsWith('.js'))) {
  const bytes = readFileSync(`dist/${name}`);
  const gzip = gzipSync(bytes).length;
  const brotli = brotliCompressSync(bytes).length;
  console.log(`${name}: ${bytes.length} bytes, gzip ${gzip}, brotli ${brotli}`);
}
