import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OWN_POLICY_PATHS } from '../src/model/own-policy.ts';
import {
  contentSecurityPolicy,
  type DocumentKind,
  documentKind,
  documentPolicy,
} from './content-security-policy.ts';
import { headersFile } from './headers-file.ts';
import { moveConf, nginxConf } from './nginx.ts';
import { hostingPolicy } from './policy.ts';
import { redirectsFile } from './redirects-file.ts';
import { writeHosting } from './write-hosting.ts';

const A = `sha256-${'A'.repeat(43)}=`;
const B = `sha256-${'B'.repeat(43)}=`;
const redirects = [{ from: '/old/', to: '/new/#x' }];
const policy = hostingPolicy({ inlineScriptHashes: [A], redirects });
const place = { root: '/srv/site', port: 8080 };

test('inline scripts are allowed by hash only, in an order of their own', () => {
  const csp = contentSecurityPolicy({ inlineScriptHashes: [B, A, B] });
  expect(csp).toContain(`script-src 'self' '${A}' '${B}';`);
  expect(csp).toMatch(/^default-src 'self'; /);
  expect(csp).not.toContain('unsafe');
});

const full = { inlineScriptHashes: [A], hostedSearch: 'APP0000001', analyticsId: 'G-0000000001' };
const parse = (csp: string): Map<string, string[]> =>
  new Map(
    csp
      .split('; ')
      .filter(Boolean)
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
/** Hosts that a document of this kind may ask: those of its `<meta>`, else those of the header. */
const hosts = (kind: DocumentKind, input: Parameters<typeof documentPolicy>[1]): string[] => {
  const all = parse(contentSecurityPolicy(input));
  const sources = [...all, ...parse(documentPolicy(kind, input))];
  return [...new Map(sources).values()].flat().filter((source) => source.startsWith('https:'));
};

const EVERYWHERE = ['https://github.com', 'https://avatars.githubusercontent.com'];
test.each([
  ['/concepts/', [...EVERYWHERE, 'https://images.opencollective.com', 'https://discord.com']],
  ['/', [...EVERYWHERE, 'https://images.opencollective.com', 'https://discord.com']],
  ['/organization/', [...EVERYWHERE, 'https://img.shields.io', 'https://discord.com']],
  ['/vote/', [...EVERYWHERE, 'https://api.github.com', 'https://discord.com']],
])('%s may ask the hosts it needs and no other', (path, expected) => {
  expect(hosts(documentKind(path), { inlineScriptHashes: [A] })).toEqual(expected);
});

test('a document without our script may ask nobody, whatever the site has', () => {
  expect(hosts('plain', full)).toEqual([]);
});

test('a document never asks for more than the header allows, and the header for no more than they do', () => {
  const kinds: DocumentKind[] = ['shared', ...OWN_POLICY_PATHS, 'plain'];
  for (const input of [{ inlineScriptHashes: [A] }, full]) {
    const all = parse(contentSecurityPolicy(input));
    const asked = new Set(kinds.flatMap((kind) => hosts(kind, input)));
    const allowed = [...all.values()].flat().filter((source) => source.startsWith('https:'));
    expect(asked).toEqual(new Set(allowed));
    for (const kind of kinds) {
      for (const [name, sources] of parse(documentPolicy(kind, input))) {
        for (const source of sources.filter((each) => each !== "'none'")) {
          expect(all.get(name)).toContain(source);
        }
      }
    }
  }
});

test('analytics may be loaded and told only where the site has an id', () => {
  const [without, having] = [null, 'G-0000000001'].map((analyticsId) =>
    contentSecurityPolicy({ inlineScriptHashes: [A], analyticsId }),
  );
  expect(without).not.toMatch(/google/);
  expect(parse(having ?? '').get('script-src')).toContain('https://www.googletagmanager.com');
  expect(parse(having ?? '').get('connect-src')).toContain('https://*.google-analytics.com');
});

test('the hosts of a hosted search may be asked only where the site has one', () => {
  const sources = (hostedSearch: string | null): string[] => {
    const csp = contentSecurityPolicy({ inlineScriptHashes: [A], hostedSearch });
    return /connect-src ([^;]*)/.exec(csp)?.[1]?.split(' ') ?? [];
  };
  const own = sources(null);
  expect(own.join(' ')).not.toContain('algolia');
  expect(sources('APP0000001')).toEqual([
    ...own,
    'https://APP0000001-dsn.algolia.net',
    'https://APP0000001-1.algolianet.com',
    'https://APP0000001-2.algolianet.com',
    'https://APP0000001-3.algolianet.com',
  ]);
});

test.each(['', 'AAAA', `'${A}'`, "sha256-x'; script-src *"])('the hash %j is refused', (hash) => {
  expect(() => contentSecurityPolicy({ inlineScriptHashes: [hash] })).toThrow('not usable');
});

test.each([
  { from: '/a', to: '/b/' },
  { from: '/a/ { } #/', to: '/b/' },
  { from: '/a/', to: '/b/";' },
  { from: '/a/', to: 'https://evil.example/' },
])('the redirect %o is refused', (redirect) => {
  expect(() => hostingPolicy({ inlineScriptHashes: [], redirects: [redirect] })).toThrow(
    'Correct data/redirects.json',
  );
});

test('_headers names Cache-Control for hashed folders only, because the hosts join doubles', () => {
  const [all, ...hashed] = headersFile(policy)
    .split(/\n(?=\/)/)
    .slice(1);
  expect(all).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src/);
  expect(all).not.toContain('Cache-Control');
  expect(hashed.map((rule) => rule.trimEnd())).toEqual(
    ['/assets/*', '/a/*', '/p/*', '/s/*', '/social/*'].map(
      (pattern) => `${pattern}\n  Cache-Control: public, max-age=31536000, immutable`,
    ),
  );
});

test('nginx and _headers send the same headers', () => {
  const [, all = ''] = headersFile(policy).split(/\n(?=\/)/);
  const fromFile = [...all.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, ...pair]) => pair);
  const conf = nginxConf(policy, place);
  const fromNginx = [...conf.matchAll(/^ {4}add_header ([\w-]+) "(.+)" always;$/gm)]
    .map(([, ...pair]) => pair)
    .filter(([name]) => name !== 'Vary');
  expect(fromFile).toEqual(fromNginx);
  expect(fromFile.map(([name]) => name)).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'Access-Control-Allow-Origin',
    'Permissions-Policy',
  ]);
});

test('no line of _headers is longer than the strictest host reads', () => {
  const lines = headersFile(hostingPolicy({ ...full, redirects })).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

test('_redirects has both forms of an old address', () => {
  expect(redirectsFile(policy).split('\n').slice(1)).toEqual([
    '/old/ /new/#x 301',
    '/old /new/#x 301',
    '',
  ]);
});

test('an address that waits for its page is answered for now, not for good', () => {
  const temporary = [
    { from: '/old/', to: '/new/#x', temporary: true },
    { from: '/b/', to: '/new/' },
  ];
  const mixed = hostingPolicy({ inlineScriptHashes: [A], redirects: temporary });
  expect(redirectsFile(mixed).split('\n').slice(1)).toEqual([
    '/old/ /new/#x 302',
    '/old /new/#x 302',
    '/b/ /new/ 301',
    '/b /new/ 301',
    '',
  ]);
  const conf = nginxConf(mixed, place);
  expect(conf).toContain('location = /old/ { return 302 "/new/$is_args$args#x"; }');
  expect(conf).toContain('location = /old { return 302 "/new/$is_args$args#x"; }');
  expect(conf).toContain('location = /b/ { return 301 "/new/$is_args$args"; }');
});

test('_redirects refuses more rules than the strictest host reads', () => {
  const many = Array.from({ length: 1001 }, (_, i) => ({ from: `/${i}/`, to: '/' }));
  expect(() => redirectsFile({ ...policy, redirects: many })).toThrow('2002 rules');
});

test('a moved nginx configuration differs in its place only', () => {
  const moved = moveConf(nginxConf(policy, place), { root: '/tmp/a b', port: 1 });
  expect(moved).toBe(
    nginxConf(policy, place)
      .replace('127.0.0.1:8080', '127.0.0.1:1')
      .replace('/srv/site', '/tmp/a b'),
  );
  expect(() => moveConf('events {}', place)).toThrow('npm run build');
});

test('no location of the nginx configuration adds a header, which would drop the others', () => {
  const locations = nginxConf(policy, place).match(/^ +location .*$/gm) ?? [];
  expect(locations.length).toBeGreaterThan(7);
  expect(locations.filter((line) => line.includes('add_header'))).toEqual([]);
});

test('nothing can break out of a string of the nginx configuration', () => {
  expect(() => nginxConf(policy, { ...place, root: '/srv"; }' })).toThrow('nginx cannot take');
});

test('writing twice gives the same bytes, and dist names no folder of this machine', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'webpack-docs-writers-'));
  const files = ['_headers', '_redirects', 'out/nginx.conf'];
  const write = async () => {
    await writeHosting({ dist, out: join(dist, 'out'), inlineScriptHashes: [A], redirects });
    return Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  };
  const first = await write();
  expect(await write()).toEqual(first);
  expect(first.map((text) => text.includes(dist))).toEqual([false, false, true]);
  await rm(dist, { recursive: true });
});
