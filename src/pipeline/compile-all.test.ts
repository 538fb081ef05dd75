import { fork } from 'node:child_process';
import { globSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { type CompileAllOptions, compileAll, compileHere } from './compile-all.ts';
import { ContentError } from './problem.ts';
import { pageSource, type TempContent, tempContent } from './testing/temp-content.ts';

// Watched, not replaced: the second process really runs.
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>();
  return { ...real, fork: vi.fn(real.fork) };
});
// Generous: the first highlighting of a language takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  vi.mocked(fork).mockClear();
});

const optionsOf = ({ content, out }: TempContent): CompileAllOptions => ({
  contentRoot: content,
  cacheFolder: out,
});

function numbered(count: number, body = (name: string) => `## ${name}`): Record<string, string> {
  const names = Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);
  return Object.fromEntries(names.map((name) => [`${name}.md`, pageSource(name, body(name))]));
}

const picture = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;

test('cold compiles all, warm none, and both give the same records', async () => {
  using folder = tempContent({
    ...numbered(2),
    'guides/index.md': pageSource('Guides', '[p00](/p00/#p00)\n\n```js\nrun();\n```'),
  });
  const cold = await compileAll(optionsOf(folder));
  expect(cold.compiled).toBe(3);
  expect(cold.records.map((record) => record.url)).toEqual(['/guides/', '/p00/', '/p01/']);
  expect(cold.records[0]).toMatchObject({
    title: 'Guides',
    links: [{ href: '/p00/#p00', line: 7 }],
    fences: [{ line: 9, lang: 'js', meta: '', code: 'run();' }],
  });
  expect(await compileAll(optionsOf(folder))).toEqual({ records: cold.records, compiled: 0 });
});

test('one changed page is compiled, the others are not', async () => {
  using folder = tempContent(numbered(3));
  await compileAll(optionsOf(folder));
  folder.write('p01.md', pageSource('Changed'));
  const { compiled, records } = await compileAll(optionsOf(folder));
  expect(compiled).toBe(1);
  expect(records.map((record) => record.title)).toEqual(['p00', 'Changed', 'p02']);
});

test('a moved page is compiled, because its address is part of its record', async () => {
  using folder = tempContent({ 'a.md': pageSource('A') });
  await compileAll(optionsOf(folder));
  folder.write('b.md', pageSource('A'));
  const { compiled, records } = await compileAll(optionsOf(folder));
  expect(compiled).toBe(1);
  expect(records.map((record) => record.url)).toEqual(['/a/', '/b/']);
});

test('a changed picture compiles its page again', async () => {
  using folder = tempContent({
    'a.md': pageSource('A', '![Bar](bar.svg)'),
    'b.md': pageSource('B'),
    'bar.svg': picture(10),
  });
  const before = await compileAll(optionsOf(folder));
  folder.write('bar.svg', picture(20));
  const after = await compileAll(optionsOf(folder));
  expect(after.compiled).toBe(1);
  expect(before.records[0]?.html).toContain('width="10"');
  expect(after.records[0]?.html).toContain('width="20"');
  expect(after.records[0]?.images).not.toEqual(before.records[0]?.images);
});

test('a damaged record is compiled again', async () => {
  using folder = tempContent(numbered(1));
  const { records } = await compileAll(optionsOf(folder));
  const [file = ''] = globSync('../out/records/*/*', { cwd: folder.content });
  folder.write(file, '{"path":"p00.md","url":');
  expect(await compileAll(optionsOf(folder))).toEqual({ records, compiled: 1 });
});

test('39 missing pages stay in this process', async () => {
  using folder = tempContent(numbered(39));
  expect((await compileAll(optionsOf(folder))).compiled).toBe(39);
  expect(fork).not.toHaveBeenCalled();
});

test('40 missing pages are shared with a second process, with the same records', async () => {
  using folder = tempContent(numbered(40, (name) => `## ${name}\n\n\`\`\`js\nrun(1);\n\`\`\``));
  const shared = await compileAll(optionsOf(folder));
  expect(fork).toHaveBeenCalledTimes(1);
  expect(shared.compiled).toBe(40);

  const alone = { ...optionsOf(folder), cacheFolder: `${folder.out}/alone` };
  const paths = shared.records.map((record) => record.path);
  expect(await compileHere(paths, alone)).toEqual([]);
  expect(await compileAll(alone)).toEqual({ records: shared.records, compiled: 0 });
});

test('problems of both processes are reported together, and no bad page is cached', async () => {
  using folder = tempContent({
    ...numbered(40),
    'p00.md': pageSource('p00', '# Level one'),
    'p39.md': pageSource('p39', 'Text\n\n[Up](../)'),
  });
  const failure = await compileAll(optionsOf(folder)).catch((error: unknown) => error);
  expect(fork).toHaveBeenCalledTimes(1);
  expect(failure).toBeInstanceOf(ContentError);
  const { message, problems } = failure as ContentError;
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/p00.md:7',
    'content/p39.md:9',
  ]);
  expect(message).toMatch(/^2 problems in the content\ncontent\/p00\.md:7 {2}A heading of level 1/);

  folder.write('p00.md', pageSource('p00'));
  folder.write('p39.md', pageSource('p39'));
  expect((await compileAll(optionsOf(folder))).compiled).toBe(2);
});

test('a character nobody sees is refused in the front matter too, with its line', async () => {
  using folder = tempContent({ 'a.md': pageSource('A\u200bB', 'Words.') });
  await expect(compileAll(optionsOf(folder))).rejects.toThrow(
    /a\.md:2 {2}U\+200B, a character that no reader sees/,
  );
});
