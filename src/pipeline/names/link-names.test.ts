// Where the marks of a page become links, and that a kept page follows the homes on other pages.
import { expect, test, vi } from 'vitest';
import { allPages } from '../all-pages.ts';
import { ContentError } from '../problem.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { pageSource, type TempContent, tempContent } from '../testing/temp-content.ts';
import { homesOf } from './homes.ts';
import { linkNames } from './link-names.ts';
import { markProperties } from './name-mark.ts';

vi.setConfig({ testTimeout: 60_000 });

const homes = new Map([
  ['output.path', '/configuration/output/#outputpath'],
  ['output.clean', '/configuration/output/#outputclean'],
  ['BannerPlugin', '/plugins/banner-plugin/'],
]);

const marked = (name: string, plain = false, text = name): string =>
  `<code data-name="${markProperties({ name, line: 3, plain })['data-name']}">${text}</code>`;
const link = (href: string, text: string): string => `<a href="${href}"><code>${text}</code></a>`;
const PATH = marked('output.path');
const PATH_LINK = link('/configuration/output/#outputpath', 'output.path');

function linked(html: string, path = 'guides/a.md') {
  const { record, problems } = linkNames(sampleRecord(path, { html }), homes, `content/${path}`);
  return { html: record.html, links: record.links, problems };
}

test('the first use in each section is linked, and the link is checked like any other', () => {
  const { html, links, problems } = linked(
    `<p>${PATH} ${PATH}</p><h2 id="b">B</h2><p>${PATH}</p><h3 id="c">C</h3><p>${PATH}</p>`,
  );
  const plain = '<code>output.path</code>';
  expect(html).toBe(
    `<p>${PATH_LINK} ${plain}</p><h2 id="b">B</h2><p>${PATH_LINK}</p><h3 id="c">C</h3><p>${PATH_LINK}</p>`,
  );
  expect(links).toEqual(Array(3).fill({ href: '/configuration/output/#outputpath', line: 3 }));
  expect(problems).toEqual([]);
});

test('a name without a home stays as it is, and no mark is left', () => {
  expect(linked(`<p>${marked('output.html')}</p>`).html).toBe('<p><code>output.html</code></p>');
});

test('code that may break keeps its class, and its text may differ from the name', () => {
  const code = marked('output.path', false, 'output.path: "a"').replace('">', '" class="long">');
  expect(linked(code).html).toBe(
    '<a href="/configuration/output/#outputpath"><code class="long">output.path: "a"</code></a>',
  );
});

test('on its own page a home is linked by its id, but not from its own section or row', () => {
  const row = (id: string): string =>
    `<tr><th scope="row" id="${id}"><a href="#${id}" class="hash">#</a></th><td>${PATH}</td></tr>`;
  const { html } = linked(
    `<p>${PATH}</p><h2 class="opt-h" id="outputpath">P</h2><p>${PATH} ${marked('output.clean')}</p>` +
      `<h2 id="t">T</h2><table>${row('outputpath')}${row('outputclean')}</table>`,
    'configuration/output.md',
  );
  const own = '<code>output.path</code>';
  expect(html).toContain(`<p>${link('#outputpath', 'output.path')}</p>`);
  expect(html).toContain(`<p>${own} ${link('#outputclean', 'output.clean')}</p>`);
  expect(html).toContain(`#</a></th><td>${own}</td></tr>`);
  expect(html).toContain(`#</a></th><td>${link('#outputpath', 'output.path')}</td></tr>`);
});

test('a page that is the home does not link to itself', () => {
  const html = `<p>${marked('BannerPlugin')}</p>`;
  expect(linked(html, 'plugins/banner-plugin.md').html).toBe('<p><code>BannerPlugin</code></p>');
  expect(linked(html).html).toBe(`<p>${link('/plugins/banner-plugin/', 'BannerPlugin')}</p>`);
});

test.each([
  ['to its home', '<a href="/configuration/output/#outputpath">the folder</a>'],
  ['by its name', `<a href="/concepts/output/">${PATH}</a>`],
])('a name that the author links %s in the section is not linked again', (_how, byHand) => {
  const { html } = linked(`<p>${PATH} ${byHand} ${PATH}</p><h2 id="b">B</h2><p>${PATH}</p>`);
  const plain = '<code>output.path</code>';
  const same = byHand.replace(PATH, plain);
  expect(html).toBe(`<p>${plain} ${same} ${plain}</p><h2 id="b">B</h2><p>${PATH_LINK}</p>`);
});

test('a use that is marked stays plain and the next one is linked', () => {
  const { html, problems } = linked(`<p>${marked('output.path', true)} ${PATH}</p>`);
  expect(html).toBe(`<p><code>output.path</code> ${PATH_LINK}</p>`);
  expect(problems).toEqual([]);
});

test.each([
  ['has no home', marked('output.html', true)],
  ['is linked already', PATH + marked('output.path', true)],
  ['is explained here', `<h2 id="outputpath">P</h2>${marked('output.path', true)}`],
])('a mark where the name %s is an error', (_why, html) => {
  expect(linked(html, 'configuration/output.md').problems).toEqual([
    {
      file: 'content/configuration/output.md',
      line: 3,
      what: expect.stringMatching(/^The mark \{-\} behind `output\.\w+` does nothing/),
      advice: expect.stringContaining('Remove it.'),
    },
  ]);
});

test('plugins and packages have their page as home, a plugin also by the name of its class', () => {
  const facts = { version: '1.0.0', license: 'MIT' };
  const pages = [
    sampleRecord('plugins/banner-plugin.md', { title: 'BannerPlugin' }),
    sampleRecord('plugins/index.md', { title: 'Plugins' }),
    sampleRecord('plugins/_html-webpack-plugin.md', {
      url: '/plugins/html-webpack-plugin/',
      imported: { package: 'html-webpack-plugin', ...facts },
    }),
    sampleRecord('loaders/_css-loader.md', {
      url: '/loaders/css-loader/',
      imported: { package: 'css-loader', ...facts },
    }),
    sampleRecord('api/x.md', {
      documents: [{ set: 'classes', name: 'webpack.ids.APlugin', id: 'a', line: 1 }],
    }),
  ];
  expect(Object.fromEntries(homesOf(pages))).toEqual({
    APlugin: '/api/x/#a',
    BannerPlugin: '/plugins/banner-plugin/',
    'html-webpack-plugin': '/plugins/html-webpack-plugin/',
    HtmlWebpackPlugin: '/plugins/html-webpack-plugin/',
    'css-loader': '/loaders/css-loader/',
  });
});

const compile = (folder: TempContent) =>
  allPages({
    project: '',
    contentRoot: folder.content,
    external: null,
    cacheFolder: folder.out,
  });

test('a page out of the cache follows a home that comes, moves and goes elsewhere', async () => {
  using folder = tempContent({
    'a.md': pageSource('A', 'See `output.path`.'),
    'b.md': pageSource('B', 'Text.'),
  });
  const home = (id: string): string =>
    pageSource('B', `## \`output.path\` {#${id}}\n\n<Option path="output.path" />`);
  const htmlOfA = async (): Promise<[string | undefined, number]> => {
    const { records, compiled } = await compile(folder);
    return [records[0]?.html, compiled];
  };
  const plain = '<p>See <code>output.path</code>.</p>';
  const to = (id: string): string => plain.replace(/<code.*code>/, `<a href="/b/#${id}">$&</a>`);
  expect(await htmlOfA()).toEqual([plain, 2]);
  folder.write('b.md', home('one'));
  expect(await htmlOfA()).toEqual([to('one'), 1]);
  folder.write('b.md', home('two'));
  expect(await htmlOfA()).toEqual([to('two'), 1]);
  folder.write('b.md', pageSource('B', 'Text.'));
  expect(await htmlOfA()).toEqual([plain, 0]);
});

test('a mark that does nothing stops the build with file and line', async () => {
  using folder = tempContent({ 'a.md': pageSource('A', 'See `output.path`{-}.') });
  const failure = await compile(folder).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ContentError);
  expect((failure as ContentError).problems).toMatchObject([{ file: 'content/a.md', line: 7 }]);
});

test('in a table where each row is looked up alone, every use is linked', () => {
  const mark = markProperties({ name: 'output.path', line: 3, plain: false, every: true });
  const each = `<code data-name="${mark['data-name']}">output.path</code>`;
  expect(linked(`<p>${PATH}</p><td>${each}</td><td>${each}</td>`).html).toBe(
    `<p>${PATH_LINK}</p><td>${PATH_LINK}</td><td>${PATH_LINK}</td>`,
  );
});
