// The proof never judges an old site: each way in which dist/ can differ from the sources is made on purpose.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { BUILT_FROM, sourceHash } from '../src/pipeline/built-from.ts';
import { pageSource } from '../src/pipeline/testing/temp-content.ts';
import { ensureBuilt } from './ensure-built.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});
let project = '';
afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

const SOURCES = [
  'content/guides/caching.md',
  'data/site.json',
  'src/site/App.tsx',
  'hosting/policy.ts',
  'examples/a/steps/1/graph.json',
  'examples/a/src/index.js',
  'package-lock.json',
  'external/package-lock.json',
];

/** What a build would leave. */
function build(folder = project): boolean {
  write('dist/index.html', '<html>');
  write(`.generated/${BUILT_FROM}`, sourceHash(folder));
  return true;
}

function builtProject(): void {
  project = mkdtempSync(join(tmpdir(), 'webpack-docs-built-'));
  for (const path of SOURCES) write(path, 'as built');
  build();
}

const notCalled = (): boolean => {
  throw new Error('It was built again.');
};

test('the site of these sources is not built again', () => {
  builtProject();
  expect(ensureBuilt(project, notCalled)).toBeNull();
  // No test goes into a site.
  write('src/site/App.test.tsx', 'new');
  expect(ensureBuilt(project, notCalled)).toBeNull();
});

test.each([...SOURCES, 'content/guides/new.md'])('a change of %s has the site built', (path) => {
  builtProject();
  write(path, 'changed');
  const spy = vi.fn(build);
  expect(ensureBuilt(project, spy)).toBeNull();
  expect(spy).toHaveBeenCalledTimes(1);
});

test.each(['dist', '.generated'])('without %s the site is built', (folder) => {
  builtProject();
  rmSync(join(project, folder), { recursive: true });
  const spy = vi.fn(build);
  expect(ensureBuilt(project, spy)).toBeNull();
  expect(spy).toHaveBeenCalledTimes(1);
});

test('after a failed build the old site is refused', () => {
  builtProject();
  write('content/guides/caching.md', 'changed');
  expect(ensureBuilt(project, () => false)).toMatchObject({
    what: expect.stringContaining('could not be built'),
    advice: expect.stringContaining('then prove again'),
  });
});

test('a source that is saved during the build is not taken for built', () => {
  builtProject();
  write('content/guides/caching.md', 'changed');
  const problem = ensureBuilt(project, () => {
    build();
    write('content/guides/caching.md', 'changed once more');
    return true;
  });
  expect(problem?.what).toContain('changed while the site was built');
});

test('npm run prove with a page that does not build names the mistake, without a stack', () => {
  project = mkdtempSync(join(tmpdir(), 'webpack-docs-built-'));
  const root = join(import.meta.dirname, '..');
  for (const part of ['src', 'proof', 'hosting', 'data', 'package.json', 'package-lock.json']) {
    cpSync(join(root, part), join(project, part), { recursive: true });
  }
  for (const part of ['node_modules', 'external', 'examples']) {
    symlinkSync(join(root, part), join(project, part));
  }
  mkdirSync(join(project, '.cache'));
  symlinkSync(join(root, '.cache/reference'), join(project, '.cache/reference'));
  write('content/guides/index.md', pageSource('Guides', '## One {#same}\n\n## Two {#same}'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['proof/prove.ts'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(stdout).toContain('dist/ is missing, or was built from other sources: building.');
  expect(stderr).toContain('content/guides/index.md:9  The id "same" stands twice on this page');
  expect(stderr).toContain('dist:1  The site could not be built');
  expect(stdout + stderr).not.toMatch(/^ +at /m);
  expect(stdout).not.toContain('Proven.');
  expect(status).toBe(1);
});
