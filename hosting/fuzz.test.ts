// Thousands of addresses nobody would type: only known answers, and never a byte that is not of the site.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILES, writeFixture } from './fixture.ts';
import { type Served, serve } from './serve.ts';
import { writeHosting } from './write-hosting.ts';

const COUNT = 10_000;
const AT_ONCE = 20;
const SEED = 20_261_115;
const ANSWERS = [200, 301, 304, 400, 404, 405, 414];
const SECRET = 'not of this site';
const withoutNginx =
  !process.env.CI &&
  spawnSync('nginx', ['-v'], { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).error;

/** The same numbers in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const PIECES = [
  ...['/', '//', '/./', '/../', '/..', '..', '/.', '/.git/config', '/etc/passwd', '/secret.txt'],
  ...['%2e%2e/', '%2e%2e%2f', '..%2f', '..%5c', '..\\', '%252e%252e/', '%c0%ae%c0%ae/', '%uff0e'],
  ...['%00', '\0', '%0d%0a', '\r\n', '\n', '%0d%0aX: 1', '%20', ' ', '\t', '%zz', '%', '%f0%28'],
  ...['ä', '漢', '%e6%bc%a2', '\u202e', '~', ';', ':', '@', '&', '=', '+', "'", '"', '<script>'],
  ...['?', '?a=1', '#', '?/../', '*', '|', '^', '{}', '$uri', '${root}', '`id`', 'a', 'Concepts'],
  ...Object.keys(FILES).map((name) => `/${name}`),
  ...['/concepts', '/concepts/', '/assets', '/p/', '/404.html', '/index.html', '/index.html.br'],
  'a'.repeat(3000),
  '/a'.repeat(4000),
  '%41'.repeat(2000),
];

function randomRequest(roll: (sides: number) => number): string {
  const pick = (list: readonly string[]): string => list[roll(list.length)] ?? '';
  const path = Array.from({ length: 1 + roll(5) }, () => pick(PIECES)).join('');
  const start = roll(10) === 0 ? '' : '/';
  return `${pick(METHODS)} ${start}${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
}

/** A line break ends the request in the form of 1991, which is answered without a head. */
function answerOf(text: string): Raw {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  if (status !== undefined) {
    return { status: Number(status), body: text.slice(text.indexOf('\r\n\r\n') + 4) };
  }
  const error = /^<html>\r\n<head><title>(\d{3}) /.exec(text)?.[1];
  if (error !== undefined) return { status: Number(error), body: text };
  if (text === '') return { status: 0, body: text };
  return { status: text === FILES['404.html'] ? 404 : 200, body: text };
}

interface Raw {
  status: number;
  body: string;
}

/** As bytes: no client would send most of these. */
function send(port: number, request: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answerOf(Buffer.concat(chunks).toString())));
  });
}

describe.skipIf(withoutNginx)('against a real nginx', () => {
  let folder: string;
  let server: Served;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'webpack-docs-fuzz-'));
    const dist = join(folder, 'dist');
    await writeFixture(dist);
    await writeFile(join(folder, 'secret.txt'), SECRET);
    const inlineScriptHashes = ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='];
    const redirects = [{ from: '/support/', to: '/concepts/' }];
    await writeHosting({ inlineScriptHashes, redirects, dist, out: join(folder, 'out') });
    server = await serve({ dist, conf: join(folder, 'out/nginx.conf') });
    port = Number(new URL(server.origin).port);
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test(`${COUNT} random addresses have known answers and only files of the site`, {
    timeout: 120_000,
  }, async () => {
    const roll = dice(SEED);
    const requests = Array.from({ length: COUNT }, () => randomRequest(roll));
    const texts = new Set(Object.values(FILES));
    const wrong: string[] = [];
    const seen = new Map<number, number>();
    for (let at = 0; at < requests.length; at += AT_ONCE) {
      const batch = requests.slice(at, at + AT_ONCE);
      const answers = await Promise.all(batch.map((request) => send(port, request)));
      for (const [index, { status, body }] of answers.entries()) {
        seen.set(status, (seen.get(status) ?? 0) + 1);
        const foreign = status === 200 && body !== '' && !texts.has(body);
        if (!ANSWERS.includes(status) || foreign || body.includes(SECRET)) {
          wrong.push(`${status} ${JSON.stringify(batch[index]?.slice(0, 120))}`);
        }
      }
    }
    console.log(
      [...seen]
        .sort()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    );
    expect(wrong).toEqual([]);
    // It asked for real files too, or it would prove nothing.
    expect(seen.get(200)).toBeGreaterThan(COUNT / 200);
  });

  test('a file beside the site would be noticed', async () => {
    const outside = await serve({ dist: folder, conf: join(folder, 'out/nginx.conf') });
    const { port: other } = new URL(outside.origin);
    const request = 'GET /secret.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    expect((await send(Number(other), request)).body).toContain(SECRET);
    await outside.close();
    expect((await send(port, request)).status).toBe(404);
  });
});
