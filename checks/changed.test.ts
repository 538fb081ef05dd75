// The short check must look at what a change touches, and say what it leaves to the long one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planFor } from './changed.ts';

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

test('a test is run itself; its own folder asks for nothing more', () => {
  expect(plan('checks/site/vote.test.ts').site).toEqual(['vote.test.ts']);
  expect(plan('src/model/order.test.ts')).toMatchObject({ site: [], prove: false });
});

test('every name in the plan is that of a test', () => {
  const folders = ['state', 'banner', 'prose', 'worker', 'later', 'document', 'cards', 'dev'];
  for (const folder of folders) {
    const { site } = plan(`src/site/${folder}/file.ts`);
    expect(site.length, folder).toBeGreaterThan(4);
    for (const name of site)
      expect(
        TESTS.some((file) => file.startsWith(name)),
        name,
      ).toBe(true);
  }
});
