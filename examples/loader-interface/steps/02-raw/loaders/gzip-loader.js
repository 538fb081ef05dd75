import { gzip } from 'node:zlib';

export const raw = true;

export default function gzipLoader(content) {
  const callback = this.async();
  gzip(content, (error, compressed) => {
    console.log(`${content.length} bytes in, ${compressed?.length} bytes out`);
    callback(error, compressed);
  });
}
