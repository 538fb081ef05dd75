import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import site from '../data/site.json' with { type: 'json' };
import { FILES, get as getFrom, writeFixture } from './fixture.ts';
import { hostingPolicy } from './policy.ts';
import { type Served, serve } from './serve.ts';
import { writeHosting } from './write-hosting.ts';

const input = {
  inlineScriptHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
  redirects: [
    { from: '/guides/soon/', to: '/concepts/#planned', temporary: true },
    { from: '/support/', to: '/concepts/' },
    { from: '/plugins/old/', to: '/configuration/optimization/#optimizationemitonerrors' },
  ],
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
// CI must fail without nginx; a writer's machine may do without.
const withoutNginx =
  !process.env.CI &&
  spawnSync('nginx', ['-v'], { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).error;

describe.skipIf(withoutNginx)('over HTTP', () => {
  let folder: string;
  let dist: string;
  let conf: string;
  let server: Served;
  const get = (path: string, headers?: Record<string, string>) =>
    getFrom(server.origin, path, headers);
  const located = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.location];
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'webpack-docs-hosting-'));
    dist = join(folder, 'dist');
    conf = join(folder, 'out/nginx.conf');
    await writeFixture(dist);
    await writeHosting({ ...input, dist, out: join(folder, 'out') });
    server = await serve({ dist, conf });
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['/', '/concepts/', '/app-shell/'])('%s is a page', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, FILES[`${path.slice(1)}index.html`]]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/concepts', '/concepts/'],
    ['/concepts?x=1', '/concepts/?x=1'],
    ['/concepts?x=1&y=/a?b', '/concepts/?x=1&y=/a?b'],
    ['/app-shell', '/app-shell/'],
    ['/no/such/page', '/no/such/page/'],
    ['/index.html', '/'],
    ['/concepts/index.html?x=1', '/concepts/?x=1'],
  ])('%s has one address: %s', async (path, target) => {
    expect(await located(path)).toEqual([301, target]);
  });

  test.each([
    '/no/such/page/',
    '/no-such-file.js',
    '/assets/',
    '/assets/gone.89ef0123.js',
    '/p/gone.89ef0123.js',
    '/404.html',
    '/concepts/index.html.br',
    '/concepts.html/',
    '/concepts/%20',
  ])('%s is not found', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, FILES['404.html']]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/x?y',
    '///evil.example',
    '/\\evil.example',
    '/\\evil.example/x',
    '/\\evil',
    '/x\\evil?y',
    '\\\\evil.example',
    '/x/..//evil.example',
    '/x/..\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%2fevil.example/index.html',
    '//evil.example/index.html',
    '/\\evil.example/index.html',
    '/.//evil.example',
    '/x%0d%0aLocation:%20https://evil.example',
    '/evil.example%2f..',
  ])('%s stays on the site', async (path) => {
    const { status, headers } = await get(path);
    expect([301, 400, 404]).toContain(status);
    if (status !== 301) return expect(headers.location).toBeUndefined();
    expect(new URL(String(headers.location), server.origin).origin).toBe(server.origin);
  });

  test('the check of targets would notice an off-site one', () => {
    for (const location of ['//evil.example/', '/\\evil.example/']) {
      expect(new URL(location, server.origin).origin).not.toBe(server.origin);
    }
  });

  test.each([
    ['//concepts/', '/concepts/'],
    ['/concepts//?x=1', '/concepts/?x=1'],
    ['/%63oncepts/', '/concepts/'],
    ['/assets/../concepts/', '/concepts/'],
  ])('%s is another spelling of %s', async (path, target) => {
    expect(await located(path)).toEqual([301, target]);
  });

  test.each([
    ['/support/', '/concepts/'],
    ['/support', '/concepts/'],
    ['/support?x=1', '/concepts/?x=1'],
    ['/plugins/old/', '/configuration/optimization/#optimizationemitonerrors'],
    ['/plugins/old?x=1', '/configuration/optimization/?x=1#optimizationemitonerrors'],
  ])('%s moved to %s', async (path, target) => {
    expect(await located(path)).toEqual([301, target]);
    expect((await get(path)).headers['cache-control']).toBe('no-cache');
  });

  test('an address that waits for its page is answered for now', async () => {
    expect(await located('/guides/soon/?x=1')).toEqual([302, '/concepts/?x=1#planned']);
    expect((await get('/guides/soon')).headers['cache-control']).toBe('no-cache');
  });

  test('a redirect is exact: another case and a deeper path are not found', async () => {
    expect((await get('/Support/')).status).toBe(404);
    expect((await get('/support/x/')).status).toBe(404);
  });

  test.each([
    '/',
    '/support/',
    '/concepts',
    '/no/such/page/',
    '/assets/app.0123abcd.js',
    '//x',
    '/\\',
  ])('%s carries each header once', async (path) => {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(hostingPolicy(input).headers)) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers.server).toBe('nginx');
  });

  test.each([
    ['/assets/app.0123abcd.js', IMMUTABLE, 'text/javascript; charset=utf-8'],
    ['/assets/app.0123abcd.css', IMMUTABLE, 'text/css; charset=utf-8'],
    ['/assets/font.0123abcd.woff2', IMMUTABLE, 'font/woff2'],
    ['/assets/logo.0123abcd.svg', IMMUTABLE, 'image/svg+xml; charset=utf-8'],
    ['/p/concepts.0123abcd.js', IMMUTABLE, 'text/javascript; charset=utf-8'],
    ['/s/guides.0123abcd.js?x=1', IMMUTABLE, 'text/javascript; charset=utf-8'],
    ['/assets/search.0123abcd.json', IMMUTABLE, 'application/json; charset=utf-8'],
    ['/search-index.json', 'no-cache', 'application/json; charset=utf-8'],
    ['/sw.js', 'no-cache', 'text/javascript; charset=utf-8'],
    ['/sw.js?/assets/', 'no-cache', 'text/javascript; charset=utf-8'],
    ['/feed.xml', 'no-cache', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'no-cache', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'no-cache', 'application/manifest+json; charset=utf-8'],
    ['/concepts.md', 'no-cache', 'text/markdown; charset=utf-8'],
  ])('%s: %s, %s', async (path, cache, type) => {
    const { status, headers } = await get(path, { 'Accept-Encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(cache);
    expect(headers['content-type']).toBe(type);
  });

  test.each([
    ['/index.md', '/'],
    ['/concepts.md', '/concepts/'],
    ['/concepts.md?x=1', '/concepts/'],
    ['/configuration/optimization.md', '/configuration/optimization/'],
  ])('%s names its page %s', async (path, target) => {
    const link = `<${site.origin}${target}>; rel="canonical"`;
    const { status, headers } = await get(path);
    expect([status, headers.link]).toEqual([200, link]);
    expect(headers['content-security-policy']).toBe(
      hostingPolicy(input).headers['Content-Security-Policy'],
    );
    const again = await get(path, { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.headers.link]).toEqual([304, link]);
  });

  test.each(['/', '/concepts/', '/gone.md', '//concepts.md', '/feed.xml', '/concepts.md/'])(
    '%s names no other address',
    async (path) => {
      expect((await get(path)).headers).not.toHaveProperty('link');
    },
  );

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('Accept-Encoding %s gets %s', async (accepted, encoding, decode) => {
    for (const [path, file] of [
      ['/concepts/', 'concepts/index.html'],
      ['/assets/app.0123abcd.js', 'assets/app.0123abcd.js'],
      ['/no/such/page/', '404.html'],
    ] as const) {
      const { headers, body } = await get(path, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(decode(body).toString()).toBe(FILES[file]);
    }
  });

  test.each(['br', 'gzip', 'identity'])(
    'an unchanged page is not sent again (%s)',
    async (accepted) => {
      const encoding = { 'Accept-Encoding': accepted };
      const etag = String((await get('/concepts/', encoding)).headers.etag);
      const again = await get('/concepts/', { ...encoding, 'If-None-Match': etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe('no-cache');
      expect(again.headers['x-content-type-options']).toBe('nosniff');
      const other = await get('/concepts/', { ...encoding, 'If-None-Match': '"other"' });
      expect(other.status).toBe(200);
    },
  );

  test.each(['/assets/app.0123abcd.js', '/p/concepts.0123abcd.js', '/concepts/', '/concepts.md'])(
    'of %s there are no parts: the answer to a wrong range would be kept like the file',
    async (path) => {
      const whole = await get(path);
      for (const range of ['bytes=999999-', 'bytes=0-1', 'bytes=0-1,3-4']) {
        const { status, headers, body } = await get(path, { Range: range });
        expect([status, body]).toEqual([200, whole.body]);
        expect(headers).not.toHaveProperty('content-range');
      }
    },
  );

  test('an answer that is an error is kept by nobody, whatever asked for it', async () => {
    const asked = { 'If-Match': '"other"' };
    const { status, headers } = await get('/assets/app.0123abcd.js', asked);
    expect([status, headers['cache-control']]).toEqual([412, 'no-store']);
  });

  test('thousands of requests that are never finished keep no reader out', async () => {
    // They must stay open as long as the readers ask, however slow the machine is.
    const patient = join(folder, 'patient.conf');
    const text = await readFile(conf, 'utf8');
    expect(text).toContain('client_header_timeout 10s;');
    await writeFile(
      patient,
      text.replace(/client_header_timeout .*;/, 'client_header_timeout 1h;'),
    );
    const besieged = await serve({ dist, conf: patient });
    const port = Number(new URL(besieged.origin).port);
    const count = process.env.CHECK_FULL ? 5000 : 1500;
    const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
    const ended = Promise.race(
      sockets.map(
        (socket) => new Promise((resolve) => socket.on('error', resolve).on('close', resolve)),
      ),
    ).then(() => 'ended');
    await Promise.all(
      sockets.map((socket) =>
        once(socket, 'connect').then(() => socket.write('GET / HTTP/1.1\r\n')),
      ),
    );
    const readers = Array.from({ length: 10 }, () => getFrom(besieged.origin, '/'));
    const statuses = Promise.all(readers).then((answers) => answers.map(({ status }) => status));
    expect(await Promise.race([statuses, ended])).toEqual(readers.map(() => 200));
    for (const socket of sockets) socket.destroy();
    await besieged.close();
  });

  test('a configuration nginx refuses is an error that carries its words', async () => {
    const broken = join(folder, 'broken.conf');
    await writeFile(broken, (await readFile(conf, 'utf8')).replace('etag on;', 'etag perhaps;'));
    await expect(serve({ dist, conf: broken })).rejects.toThrow('invalid value "perhaps"');
  });

  test('a missing build is an error with advice', async () => {
    await expect(serve({ dist: join(folder, 'none'), conf })).rejects.toThrow('npm run build');
    await expect(serve({ dist })).rejects.toThrow('nginx.conf does not exist');
  });

  test('a port that another server holds is an error, not an answer of that server', async () => {
    const port = Number(new URL(server.origin).port);
    await expect(serve({ dist, conf, port })).rejects.toThrow(`Port ${port} cannot be used`);
  });

  test('a stopped server answers no more', async () => {
    const second = await serve({ dist, conf });
    expect((await getFrom(second.origin, '/')).status).toBe(200);
    await second.close();
    await expect(getFrom(second.origin, '/')).rejects.toThrow('ECONNREFUSED');
  });
});
