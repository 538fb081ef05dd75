// Serves the folder of an example as a careful host would: a name with a hash is kept for ever, any other asked for again.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { staysIn } from '../sandbox/links-out.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

const HASHED = /(?:^|[./-])[\da-f]{16,}\./;

export async function serve(folder: string): Promise<{ root: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, decodeURIComponent(pathname));
    if (!existsSync(file) || !statSync(file).isFile() || !staysIn(folder, file)) {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    const kept = HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.setHeader('cache-control', kept);
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { root: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
