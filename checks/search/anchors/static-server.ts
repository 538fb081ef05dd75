// Serves a folder as a plain static host would and counts what it sends.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

interface StaticServer {
  origin: string;
  /** Bytes of all bodies sent so far; text is sent as Brotli. */
  sent(): number;
  close(): Promise<void>;
}

export async function serveFolder(folder: string): Promise<StaticServer> {
  let sent = 0;
  const server = createServer((request, response) => {
    const path = join(folder, normalize(new URL(request.url ?? '/', 'http://x').pathname));
    if (!existsSync(path) || path.endsWith('/')) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(path)];
    if (type === undefined) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      createReadStream(path)
        .on('data', (chunk) => {
          sent += chunk.length;
        })
        .pipe(response);
      return;
    }
    const body = brotliCompressSync(readFileSync(path));
    sent += body.length;
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
