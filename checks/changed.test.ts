// The short check must look at what a change touches.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planFor, TESTS_OF } from './changed.ts';

const TESTS = readdirSync(join(import.meta.dirname, 'site'));
const plan = (...files: string[]) => planFor(files, TESTS);

test('a page of prose: that page, and the proof', () => {
  expect(plan('content/concepts/output.md')).toEqual({
    code: [],
    pages: ['/concepts/output/'],
    site: ['every-route', 'no-script', 'twins', 'structured-data'],
    prove: true,
  });
});

test('a part of the site: its own tests and one page of each layout', () => {
  const { code, pages, site, prove } = plan('src/site/frame/drawer/Drawer.tsx');
  expect(code).toEqual(['src/site/frame/drawer/Drawer.tsx']);
  expect(pages).toEqual([]);
  expect(site).toEqual(expect.arrayContaining(['every-route', 'drawer']));
  expect(prove).toBe(false);
  expect(plan('src/site/worker/keep.ts').site).toContain('offline');
});

test('what starts the dev server: its test, and no page', () => {
  expect(plan('tools/start/page-checks.ts').site).toEqual(['dev.']);
  expect(plan('tools/doctor/doctor.ts').site).toEqual([]);
});

test('a test is run itself; its own folder asks for nothing more', () => {
  expect(plan('checks/site/vote.test.ts').site).toEqual(['vote.test.ts']);
  expect(plan('src/model/order.test.ts')).toMatchObject({ site: [], prove: false });
});

test('every name in the table is that of a folder, and leads to tests', () => {
  const folders = ['src', 'hosting'].flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .concat(root),
  );
  for (const [folder, names] of Object.entries(TESTS_OF)) {
    expect(folders).toContain(folder);
    for (const name of names) {
      expect(TESTS.filter((file) => file.startsWith(name)).length, name).toBeGreaterThan(0);
    }
    expect(plan(`src/site/${folder}/file.ts`).site).toEqual(expect.arrayContaining([...names]));
  }
});
