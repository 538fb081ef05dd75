// The dev server answers for pages of content/ and for pages made from packages alike.
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { pageSource, tempContent } from '../../pipeline/testing/temp-content.ts';
import { buildPaths } from '../paths.ts';
import { DevContent } from './dev-content.ts';

vi.setConfig({ testTimeout: 60_000 });
const content = new DevContent(buildPaths());

test('a page of a package is imported when it is opened, with its section around it', async () => {
  const { page, nav, problem } = await content.page('/loaders/null-loader/');
  expect(problem).toBeUndefined();
  expect(page).toMatchObject({
    title: 'null-loader',
    imported: { package: 'null-loader', license: 'MIT' },
  });
  expect(page?.html).toMatch(/^<aside class="aside warn"/);
  expect(nav?.items.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/loaders/', '/loaders/css-loader/', '/loaders/null-loader/']),
  );
  expect(nav?.items).toHaveLength(28);
});

test('every page has its twin, an index with its list filled in', async () => {
  expect(await content.twin('/loaders/null-loader/')).toContain('# null-loader\n');
  expect(await content.twin('/guides/')).toContain('guides/getting-started/)');
  expect(await content.twin('/nowhere/')).toBeNull();
});

test('no page is made for a package that is not listed', async () => {
  expect(await content.page('/loaders/no-such-loader/')).toEqual({});
});

test('the index of a section lists its pages, and the blog its posts, without compiling them', async () => {
  const guides = await content.page('/guides/');
  expect(guides.page?.html).toContain('<a class="card-a" href="/guides/getting-started/">');
  const blog = await content.page('/blog/');
  expect(blog.page?.html).toMatch(/<time datetime="2020-10-10">October 10, 2020<\/time>/);
  expect(blog.page?.html).toMatch(/\d min read/);
  for (const { page } of [guides, blog]) expect(page?.html).not.toContain('data-pages');
});

test('the record of a page is there for its checks, as the file is now', async () => {
  using folder = tempContent({ 'x.md': pageSource('X', 'One.') });
  const own = new DevContent(buildPaths({ content: folder.content }));
  const { page } = await own.page('/x/');
  expect(page?.html).toContain('One.');
  const record = await own.record('/x/');
  expect(record).toMatchObject({ url: '/x/', html: '', prose: [{ text: 'One.' }] });
  folder.write('x.md', pageSource('X', 'Two.'));
  utimesSync(join(folder.content, 'x.md'), 1, 1);
  expect((await own.record('/x/'))?.prose).toMatchObject([{ text: 'Two.' }]);
  folder.write('x.md', 'No front matter.');
  expect(await own.record('/x/')).toBeNull();
  expect(await own.record('/nowhere/')).toBeNull();
  // The words of a README are not ours.
  expect(await content.record('/loaders/null-loader/')).toBeNull();
});

test('the page that shows the report of the proof counts all pages', async () => {
  const { page, problem } = await content.page('/contribute/proof/');
  expect(problem).toBeUndefined();
  expect(page?.html).toContain('<th scope="row">Pages, all links followed</th>');
  expect(page?.html).not.toContain('data-proof-report');
});
