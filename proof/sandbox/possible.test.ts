// Whoever runs other people's code without a sandbox is told before, with what is not on main.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startConfined } from './confine.ts';
import { plainEnvironment } from './environment.ts';
import { notOnMain, warning } from './possible.ts';

vi.mock('./possible.ts', async (original) => ({
  ...(await original<typeof import('./possible.ts')>()),
  whyNoSandbox: () => 'a test says so',
}));

let project: string;
const write = (path: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), path);
};
const git = (...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: project,
  });
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'not-on-main-'));
  git('init', '--quiet', '--initial-branch=main');
  for (const path of ['content/old.md', 'content/changed.md', 'src/code.ts']) write(path);
  git('add', '.');
  git('commit', '--quiet', '--message=main');
  git('switch', '--quiet', '--create', 'branch');
  write('examples/committed/example.json');
  git('add', '.');
  git('commit', '--quiet', '--message=branch');
  writeFileSync(join(project, 'content/changed.md'), 'changed');
  write('content/new.md');
  write('src/new.ts');
});
afterAll(() => rmSync(project, { recursive: true }));

const NEW = ['content/changed.md', 'content/new.md', 'examples/committed/example.json'];

test('what is not on main is found, whether committed, changed or new', () => {
  expect(notOnMain(project)).toEqual(NEW);
});

test('without a main to compare with, nobody can say', () => {
  git('branch', '--move', 'main', 'trunk');
  expect(notOnMain(project)).toBeNull();
  git('branch', '--move', 'trunk', 'main');
});

test('ten files are named and the rest counted', () => {
  const files = Array.from({ length: 12 }, (_, index) => `content/${index}.md`);
  expect(warning('no bubblewrap', files).split('\n').slice(-4)).toEqual([
    '  content/8.md',
    '  content/9.md',
    '  … and 2 more',
    '',
  ]);
  expect(warning('no bubblewrap', [])).toContain('all of it is on main');
  expect(warning('no bubblewrap', null)).toContain('git cannot say');
});

test('it is said once, before anything runs', async () => {
  const said: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const place = { project, folder: project, env: plainEnvironment('/'), writable: [project] };
  const echo = () => startConfined(['echo', 'ran'], place, ['ignore', 'pipe', 'ignore']);
  const first = echo();
  const before = said.join('');
  let printed = '';
  first.stdout?.on('data', (data) => {
    printed += data;
  });
  await once(first, 'close');
  await once(echo(), 'close');
  spy.mockRestore();
  expect(printed).toBe('ran\n');
  expect(before).toBe(`No sandbox: a test says so.
Code of pages and examples runs with your rights. Read what is not on main before you go on (Ctrl+C stops):
${NEW.map((file) => `  ${file}\n`).join('')}`);
  expect(said.join('')).toBe(before);
});
