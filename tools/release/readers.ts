// What a reader gets from the switched site, asked over HTTP: files may be whole on the disk and still not be answered.
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { RELEASE_PATH } from '../../src/model/site-release.ts';
import type { ReleaseRecord } from './store.ts';
import { sha256 } from './verify.ts';

const WAIT_MS = 10_000;
const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

interface Answer {
  status: number;
  policy: string | undefined;
  body: Buffer;
}

/** Null when all is right, else what a reader would see. Every page is asked for: that takes a second or two. */
export async function wrongForReaders(
  { port, policy }: { port: number; policy: string },
  { files }: Pick<ReleaseRecord, 'files'>,
): Promise<string | null> {
  const pages = Object.keys(files).filter((path) => path.endsWith('/index.html'));
  for (const path of ['index.html', RELEASE_PATH.slice(1), ...pages]) {
    const url = `/${path.replace(/index\.html$/, '')}`;
    for (const encoding of url === '/' ? ['br', 'gzip', 'identity'] : ['br']) {
      const said = `${url} (Accept-Encoding: ${encoding})`;
      try {
        const answer = await ask(port, url, encoding);
        if (answer.status !== 200) return `${said} answers ${answer.status}`;
        if (sha256(answer.body) !== files[path]) return `${said} answers other bytes`;
        if (answer.policy !== policy) return `${said} has another Content-Security-Policy`;
      } catch (error) {
        return `${said} is not answered: ${(error as Error).message}`;
      }
    }
  }
  return null;
}

/** On a connection of its own, because an open one stays with an old worker. */
function ask(port: number, path: string, encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding };
    const options = { host: '127.0.0.1', port, path, headers, agent: false };
    const signal = AbortSignal.timeout(WAIT_MS);
    const call = request({ ...options, signal }, async (response) => {
      try {
        const sent = await buffer(response);
        const decode = DECODERS[response.headers['content-encoding'] ?? ''];
        resolve({
          status: response.statusCode ?? 0,
          policy: response.headers['content-security-policy'] as string | undefined,
          body: decode === undefined ? sent : decode(sent),
        });
      } catch (error) {
        reject(error);
      }
    });
    call.on('error', reject).end();
  });
}
