import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FILES, get } from '../../hosting/fixture.ts';
import { freePort, runNginx, type Served } from '../../hosting/serve.ts';
import { broken, titleAt, withoutNginx, writeProject } from './fixture.ts';
import { nginxOf, workersOf } from './nginx-process.ts';
import { publish } from './publish.ts';
import { fromBuild, releaseBefore, type SiteSource, withoutWorker } from './sources.ts';
import { Store } from './store.ts';

// Every release waits for the disk.
vi.setConfig({ testTimeout: 60_000 });

const place = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(place, { recursive: true }));

const projects = new Map<string, string>();
beforeAll(async () => {
  for (const mark of ['a', 'b', 'c']) {
    projects.set(mark, await writeProject(join(place, `project-${mark}`), mark));
  }
});
const project = (mark: string): string => projects.get(mark) ?? '';

let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(place, 'served-'));
  store = new Store(folder);
});

const build = (mark: string): SiteSource => fromBuild(project(mark), () => mark);
const put = (source: () => SiteSource, keep = 10) => publish(store, source, keep);
const release = (mark: string, keep?: number) => put(() => build(mark), keep);
const site = (path: string): string => readFileSync(join(folder, 'current', path), 'utf8');
const has = (mark: string): boolean =>
  readdirSync(join(folder, 'current/p')).includes(`concepts.${mark}.js`);

test('a release is the whole site, with its list of files and of packages', async () => {
  const { id, isNew } = await release('a');
  expect(isNew).toBe(true);
  expect(id).toMatch(/^\d{8}T\d{6}Z-[0-9a-f]{12}$/);
  expect(broken(folder)).toBeNull();
  expect(readdirSync(join(folder, 'releases', id)).sort()).toEqual([
    'nginx.conf',
    'release.json',
    'sbom.cdx.json',
    'site',
  ]);
  expect(Object.keys(store.current()?.files ?? {}).sort()).toEqual(
    [...build('a').files.keys()].sort(),
  );
  expect(readdirSync(folder).sort()).toEqual(['current', 'nginx.conf', 'release.lock', 'releases']);
});

test('every file may be read and every folder entered, whatever the umask', async () => {
  const before = process.umask(0o077);
  try {
    folder = join(folder, 'new/served');
    store = new Store(folder);
    await release('a');
    // A file that an older tool left closed is opened when the next release takes it over.
    chmodSync(join(folder, 'current/robots.txt'), 0o600);
    await release('b');
  } finally {
    process.umask(before);
  }
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith('release.lock'));
  expect(below.length).toBeGreaterThan(100);
  const closed = [dirname(folder), folder, ...below].filter((path) => {
    const stat = statSync(path);
    return (stat.mode & 0o777) !== (stat.isDirectory() ? 0o755 : 0o644);
  });
  expect(closed).toEqual([]);
});

test('a missing and a changed file are noticed', async () => {
  await release('a');
  writeFileSync(join(folder, 'current/robots.txt'), 'other');
  expect(broken(folder)).toBe('robots.txt has other bytes');
  rmSync(join(folder, 'current/robots.txt'));
  expect(broken(folder)).toBe('robots.txt is missing');
});

test('hashed files of older releases stay as long as asked, pages do not', async () => {
  const first = await release('a');
  writeFileSync(join(folder, 'current/only-in-a.html'), '');
  await release('b', 1);
  expect([has('a'), has('b')]).toEqual([true, true]);
  expect(readdirSync(join(folder, 'current'))).not.toContain('only-in-a.html');
  expect(Object.keys(store.current()?.kept[first.id] ?? {})).toEqual(['p/concepts.a.js']);
  expect(broken(folder)).toBeNull();
  await release('c', 1);
  expect([has('a'), has('b'), has('c')]).toEqual([false, true, true]);
  expect(store.releases()).toHaveLength(2);
  await release('a', 0);
  expect([has('a'), has('b'), has('c')]).toEqual([true, false, false]);
  expect(store.releases()).toHaveLength(1);
});

test('the same bytes are not released twice', async () => {
  const { id } = await release('a');
  expect(await release('a')).toEqual({ id, isNew: false, isServed: false });
  expect(store.releases()).toHaveLength(1);
});

test('an unchanged file keeps its time, a changed one of the same size never does', async () => {
  const facts = (path: string) => {
    const { mtimeMs, size, ino } = statSync(join(folder, 'current', path));
    return { mtimeMs, size, ino };
  };
  await release('a');
  const [page, same] = [facts('index.html'), facts('robots.txt')];
  await release('b');
  expect(facts('robots.txt')).toEqual(same);
  expect(facts('index.html').size).toBe(page.size);
  expect(facts('index.html').mtimeMs).toBeGreaterThanOrEqual(page.mtimeMs + 1000);
});

test('back goes one release further each time, and keeps the files of the newer ones', async () => {
  for (const mark of ['a', 'b', 'c']) await release(mark);
  await put(() => releaseBefore(store));
  expect(site('index.html')).toContain('<title>b<');
  expect([has('a'), has('b'), has('c')]).toEqual([true, true, true]);
  await put(() => releaseBefore(store));
  expect(site('index.html')).toContain('<title>a<');
  expect(readFileSync(store.path(store.current()?.id ?? '', 'sbom.cdx.json'), 'utf8')).toBe('a');
  await expect(put(() => releaseBefore(store))).rejects.toThrow('has no release before');
  expect(broken(folder)).toBeNull();
  await release('c');
  expect(site('index.html')).toContain('<title>c<');
});

test.each([
  ['ab', 'kill', 'a'],
  ['ab', 'back kill', 'a'],
  ['abc', 'back kill', 'b'],
  ['abc', 'back kill back', 'a'],
])(
  'after the releases %s, the last of them bad, and %s, back shows %s',
  async (marks, steps, shown) => {
    for (const mark of marks) await release(mark);
    for (const step of [...steps.split(' '), 'back']) {
      await put(() =>
        step === 'back' ? releaseBefore(store) : withoutWorker(store, project('a')),
      );
    }
    expect(site('index.html')).toContain(`<title>${shown}<`);
    expect(site('sw.js')).toBe(FILES['sw.js']);
  },
);

test('kill-worker publishes the current site with another sw.js and no other form of it', async () => {
  await expect(put(() => withoutWorker(store, project('a')))).rejects.toThrow('no release yet');
  await release('b');
  const forms = (): string[] =>
    readdirSync(join(folder, 'current')).filter((name) => name.startsWith('sw.js'));
  expect(forms().sort()).toEqual(['sw.js', 'sw.js.br', 'sw.js.gz']);
  await put(() => withoutWorker(store, project('a')));
  expect(forms()).toEqual(['sw.js']);
  expect(site('sw.js')).toBe("'ends itself';");
  expect(site('index.html')).toContain('<title>b<');
  await release('b');
  expect(forms()).toHaveLength(3);
});

test('what cannot be released is refused with advice, and nothing changes', async () => {
  await release('a');
  const before = store.current();
  const none = join(place, 'none');
  await expect(put(() => fromBuild(none, String))).rejects.toThrow(
    /There is no build.*npm run build/,
  );
  const half = await writeProject(join(place, 'half'), 'half');
  rmSync(join(half, 'dist/release.json'));
  await expect(put(() => fromBuild(half, String))).rejects.toThrow(/did not end.*npm run build/);
  expect(store.current()).toEqual(before);
  unlinkSync(join(folder, 'current'));
  writeFileSync(join(folder, 'current'), '');
  expect(() => new Store(folder)).toThrow('is not a link to a release');
});

describe('a build that something else has written to', () => {
  const spoiled = async (spoil: (dist: string) => void): Promise<() => SiteSource> => {
    const built = await writeProject(mkdtempSync(join(place, 'spoiled-')), 'spoiled');
    spoil(join(built, 'dist'));
    return () => fromBuild(built, String);
  };

  test('is released when nothing was', async () => {
    expect((await put(await spoiled(() => {}))).isNew).toBe(true);
  });

  test.each<[string, (dist: string) => void]>([
    ['to a folder', (dist) => symlinkSync('/etc', join(dist, 'etc'))],
    ['to a file', (dist) => symlinkSync('/etc/hostname', join(dist, 'concepts/hostname'))],
    ['that leads nowhere', (dist) => symlinkSync('nowhere', join(dist, 'nowhere'))],
  ])('is refused with a link %s', async (_, spoil) => {
    await expect(put(await spoiled(spoil))).rejects.toThrow(/neither a file nor a folder/);
    expect(store.releases()).toEqual([]);
  });

  const other = '<script>evil()</script>';
  test.each<[string, string, (right: Buffer) => Uint8Array]>([
    ['other text', 'concepts/index.html.br', () => brotliCompressSync(other)],
    ['other text', 'concepts/index.html.gz', () => gzipSync(other)],
    ['text behind its own', 'sw.js.gz', (right) => Buffer.concat([right, gzipSync(other)])],
    ['bytes behind its own', 'sw.js.br', (right) => Buffer.concat([right, Buffer.from(other)])],
    ['no compressed text', 'robots.txt.gz', () => Buffer.from(other)],
  ])('is refused with %s in %s', async (_, path, change) => {
    const source = await spoiled((dist) => {
      const file = join(dist, path);
      writeFileSync(file, change(readFileSync(file)));
    });
    await expect(put(source)).rejects.toThrow(/is not the compressed form of .*\.cache/);
    expect(store.releases()).toEqual([]);
  });

  test('is refused with the compressed form of no file', async () => {
    const source = await spoiled((dist) => writeFileSync(join(dist, 'x.js.br'), ''));
    await expect(put(source)).rejects.toThrow('is not the compressed form of x.js');
  });
});

test('what an older release no longer has as it was published is not published again', async () => {
  const first = await release('a');
  writeFileSync(store.path(first.id, 'site/robots.txt'), 'other');
  writeFileSync(store.path(first.id, 'site/p/concepts.a.js'), 'other');
  await release('b');
  expect(site('robots.txt')).toBe(FILES['robots.txt']);
  expect(has('a')).toBe(false);
  expect(broken(folder)).toBeNull();
  await expect(put(() => releaseBefore(store))).rejects.toThrow('is not what was published');
  expect(site('index.html')).toContain('<title>b<');
});

describe.skipIf(withoutNginx)('behind nginx', () => {
  let server: Served;
  const start = async (mark: string): Promise<void> => {
    const port = await freePort();
    process.env.PORT = String(port);
    await release(mark);
    delete process.env.PORT;
    server = await runNginx(folder, port);
  };
  const policy = async (): Promise<string> =>
    String((await get(server.origin, '/')).headers['content-security-policy']);

  test('a switch needs no restart, and no request sees anything but a whole site', async () => {
    await start('a');
    const master = readFileSync(join(folder, 'nginx.pid'), 'utf8');
    const seen = new Map<string, number>();
    let over = false;
    const hammer = async (): Promise<void> => {
      while (!over) {
        const title = await titleAt(server.origin);
        seen.set(title, (seen.get(title) ?? 0) + 1);
      }
    };
    const hammers = [hammer(), hammer(), hammer()];
    for (const mark of ['b', 'c', 'a', 'b']) await release(mark, 2);
    over = true;
    await Promise.all(hammers);
    expect([...seen.keys()].filter((title) => !/^200 [abc]$/.test(title))).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
    expect(await titleAt(server.origin)).toBe('200 b');
    expect(readFileSync(join(folder, 'nginx.pid'), 'utf8')).toBe(master);
    await server.close();
  });

  test.each(['script-src', 'style-src'])(
    'what is inline in old and new documents is allowed from before the switch on: %s',
    async (directive) => {
      await start('a');
      const hashes = async () => {
        const [sources = ''] = (await policy()).match(`${directive} [^;]*`) ?? [];
        return sources.match(/'sha256-[^']*'/g) ?? [];
      };
      const [ofA] = await hashes();
      await release('b');
      const both = await hashes();
      expect(both).toHaveLength(2);
      expect(both).toContain(ofA);
      await release('c', 0);
      await release('b', 0);
      expect(await hashes()).not.toContain(ofA);
      await server.close();
    },
  );

  test('a nginx that does not take the configuration over keeps the old site', async () => {
    await start('a');
    const good = readFileSync(join(project('b'), '.generated/nginx.conf'), 'utf8');
    const bad = good.replace('etag on;', 'etag perhaps;');
    const source = (conf: string) => () => ({ ...build('b'), conf });
    await expect(put(source(bad))).rejects.toThrow('The old site is still served');
    expect(await titleAt(server.origin)).toBe('200 a');
    await put(source(good));
    expect(await titleAt(server.origin)).toBe('200 b');
    expect(broken(folder)).toBeNull();
    await server.close();
  });

  test('a site that readers do not get is taken back, and its configuration too', async () => {
    await start('a');
    const good = readFileSync(join(project('b'), '.generated/nginx.conf'), 'utf8');
    const conf = readFileSync(join(folder, 'nginx.conf'), 'utf8');
    const before = store.current();
    for (const [from, to] of [
      ['${uri}index.html', '${uri}none.html'],
      ['location / {', 'location = /release.json { return 404; } location / {'],
      ['location / {', 'location = /concepts/ { return 302 /; } location / {'],
      [
        'brotli_static on;',
        'default_type text/html; location = / { return 200 "<title>b</title>"; }',
      ],
    ] as const) {
      expect(good).toContain(from);
      const source = (): SiteSource => ({ ...build('b'), conf: good.replace(from, to) });
      await expect(put(source), to).rejects.toThrow('The release before is shown again');
      expect(await titleAt(server.origin)).toBe('200 a');
      expect(store.current()).toEqual(before);
      expect(readFileSync(join(folder, 'nginx.conf'), 'utf8')).toBe(conf);
      expect(store.releases()).toHaveLength(1);
    }
    expect(await release('b')).toMatchObject({ isNew: true, isServed: true });
    expect(await titleAt(server.origin)).toBe('200 b');
    await server.close();
  });

  test('a process that is not the nginx of the folder gets no signal', async () => {
    await start('a');
    const own = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
    expect(nginxOf(folder)).toBe(own);
    const elsewhere = mkdtempSync(join(place, 'served-'));
    cpSync(join(folder, 'nginx.pid'), join(elsewhere, 'nginx.pid'));
    expect(nginxOf(elsewhere)).toBeNull();
    const [worker] = workersOf(own);
    writeFileSync(join(folder, 'nginx.pid'), String(worker));
    expect(nginxOf(folder)).toBeNull();
    // The number that a killed nginx has left is by now that of a process which a signal would end.
    const innocent = spawn('sleep', ['600']);
    writeFileSync(join(folder, 'nginx.pid'), String(innocent.pid));
    expect(await release('b')).toMatchObject({ isNew: true, isServed: false });
    innocent.kill('SIGTERM');
    expect(await once(innocent, 'exit')).toEqual([null, 'SIGTERM']);
    writeFileSync(join(folder, 'nginx.pid'), String(own));
    await server.close();
  });

  test('a hashed file that has expired is not found, and nobody may keep that answer', async () => {
    await start('a');
    await release('b', 0);
    const { status, headers } = await get(server.origin, '/p/concepts.a.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect((await get(server.origin, '/p/concepts.b.js')).status).toBe(200);
    await server.close();
  });
});
