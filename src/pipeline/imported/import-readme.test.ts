// One short input per thing that READMEs do, and what a reader gets of it.
import { expect, test } from 'vitest';
import { importSample } from './testing/import-sample.ts';
import { inspect } from './testing/inspect.ts';

const html = (readme: string): string => importSample(readme).html;

test('a centred block loses its logos and title and keeps its words', () => {
  const block =
    '<div align="center">\n<a href="https://a.example"><img src="https://a.example/l.svg"></a>\n<h1>Name</h1>\n<p>What it does.</p>\n</div>\n';
  expect(html(block)).toBe('<p>What it does.</p>');
  expect(importSample(block).dropped.titles).toBe(1);
});

test('a paragraph of badges is dropped, a badge in a sentence leaves the sentence', () => {
  const badge = '[![b](https://img.shields.io/x.svg)](https://x.example)';
  expect(html(`${badge}\n![c](https://github.com/a/b/workflows/CI/badge.svg)`)).toBe('');
  expect(html(`Words ${badge} stay.`)).toBe('<p>Words  stay.</p>');
});

test('pictures become links with their text; in a link, the text; decorations go', () => {
  expect(html('![A plan](https://a.example/p.png)')).toBe(
    '<p><a href="https://a.example/p.png" rel="noopener noreferrer">A plan</a></p>',
  );
  expect(html('[![A plan](https://a.example/p.png)](https://b.example)')).toBe(
    '<p><a href="https://b.example/" rel="noopener noreferrer">A plan</a></p>',
  );
  expect(html('Hi <img alt="" src="https://a.example/p.png"> there')).toBe('<p>Hi  there</p>');
  expect(html('Hi <img src="img/p.png?x">')).toContain(
    '<a href="https://github.com/webpack/sample-loader/blob/v1.2.3/img/p.png?x" rel="noopener noreferrer">p.png</a>',
  );
});

test('titles go, whether Markdown, underlined or HTML; a later level 1 is a section', () => {
  const { headings } = importSample('<h1>A</h1>\n\n# B\n\nC\n=\n\n## D\n\n# E\n\n## F\n');
  expect(headings.map(({ depth, text }) => `${depth} ${text}`)).toEqual(['2 D', '2 E', '3 F']);
});

test('HTML and underlined headings are headings: id, hash link, anchor', () => {
  const { html: page, anchors } = importSample(
    '<h2 align="center">Set <i>up</i></h2>\n\nUse it\n---\n',
  );
  expect(page).toBe(
    '<h2 id="set-up"><a href="#set-up" class="hash" aria-label="Link to Set up">#</a>Set <i>up</i></h2><h2 id="use-it"><a href="#use-it" class="hash" aria-label="Link to Use it">#</a>Use it</h2>',
  );
  expect(anchors).toEqual([
    { title: 'Set up', id: 'set-up', level: 2 },
    { title: 'Use it', id: 'use-it', level: 2 },
  ]);
});

test('a heading of code alone is an option', () => {
  expect(html('## `a.b`')).toBe(
    '<h2 id="ab" class="opt-h"><a href="#ab" class="hash" aria-label="Link to a.b">#</a><span><span class="pre">a.</span>b</span></h2>',
  );
});

test('equal headings are numbered as on GitHub, dropped ones included', () => {
  const { ids } = importSample('## A\n\n## License\n\n### A\n\n## A\n\n###### A');
  expect(ids).toEqual(['a', 'a-2', 'a-3']);
});

test('skipped levels are closed, equal levels stay equal', () => {
  const { headings } = importSample('### A\n\n##### B\n\n##### C\n\n## D\n\n###### E');
  expect(headings.map(({ depth }) => depth)).toEqual([2, 3, 3, 2, 3]);
});

test('an id of the frame is not taken, and links still find the heading', () => {
  const { ids, html: page } = importSample('## Root\n\n[up](#root)');
  expect(ids).toEqual(['section-root']);
  expect(page).toContain('<a href="#section-root">up</a>');
});

test.each(['## Root\n\n## Section root', '## Section root\n\n## Root'])(
  'the name it gets instead is taken once: %j',
  (readme) => {
    const { ids, html: page } = importSample(`${readme}\n\n[a](#root) [b](#section-root)`);
    expect([...ids].sort()).toEqual(['section-root', 'section-root-1']);
    expect(inspect(page).violations).toEqual([]);
    const [root, section] = readme.startsWith('## Root') ? ids : ids.toReversed();
    expect(page).toContain(`<a href="#${root}">a</a> <a href="#${section}">b</a>`);
  },
);

test('comments go, but not those in code', () => {
  const page = html('a <!-- no --> b\n\n<!-- no\n\nno -->\n\n```html\n<!-- yes -->\n```\n');
  expect(page).not.toContain('no ');
  expect(page).toContain('&lt;!-- yes -->');
});

test.each([
  ['> [!NOTE]\n> Words', 'note', 'Note'],
  ['> [!WARNING]\n>\n> Words', 'warn', 'Warning'],
  ['> [!caution] Words', 'bad', 'Caution'],
  ['[!TIP] Words', 'tip', 'Tip'],
])('the alert %j is an aside', (readme, className, label) => {
  const page = html(readme);
  expect(page).toContain(`<aside class="aside ${className}" role="note" aria-label="${label}">`);
  expect(page).toContain(`<p class="aside-t">${label}</p>`);
  expect(page).toMatch(/<p>Words<\/p>/);
});

test('an alert keeps a sentence that begins in bold, and takes a bold paragraph as its title', () => {
  expect(html('> [!NOTE]\n> **A** is b.')).toContain('<p><strong>A</strong> is b.</p>');
  expect(html('> [!NOTE]\n>\n> **A**\n>\n> b')).toContain('<p class="aside-t">A</p>');
  expect(html('> [!FOO] a')).toContain('[!FOO]');
});

test('details look like ours, with Markdown inside', () => {
  const page = html('<details>\n<summary>More</summary>\n\n**a**\n\n</details>\n\nb');
  expect(page).toMatch(/^<details class="more"><summary><svg.*<\/svg>More<\/summary><div>/);
  expect(page).toContain('<strong>a</strong>');
  expect(page).toMatch(/<\/details><p>b<\/p>$/);
  expect(html('<details>\n\na\n\n</details>')).toContain('Details</summary>');
});

test('sections about the project go with their grids; what follows stays', () => {
  const grid =
    '<table><tbody><tr><td><img src="https://a.example/1.png"><a href="https://a.example">N</a></td></tr><tbody></table>';
  const { html: page, dropped } = importSample(
    `<h2>Maintainers</h2>\n\n${grid}\n\n### Deep\n\n## Contributing\n\nx\n\n## Use\n\ny\n\n## License\n\n[MIT](./LICENSE)`,
  );
  expect(page).toMatch(/^<h2 id="use">.*<\/h2><p>y<\/p>$/);
  expect(dropped.sections).toBe(4);
});

test('tags that would swallow text are shown, harmless ones work', () => {
  expect(
    html('Puts a <style> tag, then <script>x</script> <kbd>Ctrl</kbd> a<br>b <code>c</code>'),
  ).toBe(
    '<p>Puts a &#x3C;style> tag, then &#x3C;script>x&#x3C;/script> <kbd>Ctrl</kbd> a<br>b <code>c</code></p>',
  );
});

test('lists of contents go, also with their heading or one wrong entry; other lists stay', () => {
  expect(html('## Table of Contents\n\n- [A](#a)\n  - [`B`](#b)\n')).toBe('');
  const entries = Array.from({ length: 10 }, (_, at) => `- [A](#a${at})\n`).join('');
  expect(html(`${entries}- [A](a)`)).toBe('');
  expect(html('- [A](#a) says a\n- [B](#b)')).toContain('<ul>');
  expect(html('- [A](https://a.example)\n- [B](https://b.example)')).toContain('<ul>');
});

test('links: repository, case of fragments, this site, siblings, elsewhere', () => {
  const hrefs = (readme: string): string[] => inspect(html(readme)).hrefs;
  const blob = 'https://github.com/webpack/sample-loader/blob/v1.2.3/';
  expect(hrefs('[a](./src/a.js) [b](docs/b.md#c) [c](/d)')).toEqual([
    `${blob}src/a.js`,
    `${blob}docs/b.md#c`,
    `${blob}d`,
  ]);
  expect(hrefs('[a](#Some-Part)\n\n## Some part')[0]).toBe('#some-part');
  expect(hrefs('[a](https://github.com/webpack/sample-loader#some-part)\n\n## Some part')[0]).toBe(
    '#some-part',
  );
  expect(hrefs('[a](#license)\n\n## License')).toEqual([`${blob}README.md#license`]);
  expect(hrefs('[a](https://webpack.js.org/guides/caching#x) [b](http://webpack.js.org)')).toEqual([
    '/guides/caching/#x',
    '/',
  ]);
  expect(
    hrefs(
      '[a](https://github.com/webpack-contrib/css-loader#x) [b](https://www.npmjs.com/package/css-loader) [c](https://github.com/someone/other-plugin) [d](https://github.com/webpack/css-loader/issues/1)',
    ),
  ).toEqual([
    '/loaders/css-loader/',
    '/loaders/css-loader/',
    '/plugins/other-plugin/',
    'https://github.com/webpack/css-loader/issues/1',
  ]);
});

test('links that lead nowhere become text; a dead fragment is reported', () => {
  expect(html('[a](https://webpack.js.org/gone/) b')).toBe('<p>a b</p>');
  const { html: page, dead, links } = importSample('[a](#nowhere) [b](../../../../../x)');
  expect(page).toBe('<p>a b</p>');
  expect(dead).toEqual(['#nowhere']);
  expect(links).toEqual([]);
});

test('fences: names of READMEs, none, unknown, sessions and commands', () => {
  const { fences, html: page } = importSample(
    '```javascript\nlet a;\n```\n```\nx\n```\n```scss\ny\n```\n```zork\nz\n```\n```console\nnpm i a\n```\n```bash\n$ npm i\n```\n',
  );
  expect(fences.map(({ lang, line }) => `${line} ${lang}`)).toEqual([
    '1 js',
    '4 text',
    '7 text',
    '10 text',
    '13 bash',
    '16 console',
  ]);
  expect(page).toContain('<span class="k">let </span>');
  for (const label of ['JavaScript', 'Text', 'SCSS', 'Shell', 'Terminal']) {
    expect(page).toContain(`</svg>${label}</span>`);
  }
});

test('tables scroll and align by class; long inline code may break', () => {
  const page = html('## A\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n');
  expect(page).toContain(
    '<div class="tbl" tabindex="0" role="group" aria-label="Table: A"><table>',
  );
  expect(page).toContain('<th class="ar" scope="col">b</th>');
  expect(html(`\`${'x'.repeat(41)}\``)).toContain('<code class="long">');
});

test('footnotes keep their words and lose their links', () => {
  const { html: page, dead } = importSample('a[^1]\n\n[^1]: Why.');
  expect(page).toContain('<sup>1</sup>');
  expect(page).toContain('Why.');
  expect(dead).toEqual([]);
});

test.each([
  ['written', 'a\n\nb\u202ec', 'U+202E'],
  ['as a tag', 'a\n\nb\u{e0041}', 'U+E0041'],
  ['as a reference', 'a\n\nb &#x2066;c', 'U+2066'],
  ['as a name', 'a\n\n<b title="x">b&shy;</b>', 'U+00AD'],
  ['in code', 'a\n\n`b\u200bc`', 'U+200B'],
  ['in a text alternative', 'a\n\n![b&#x200b;](https://a.example/c.png)', 'U+200B'],
  ['as a control', 'a\n\nb\0', 'U+0000'],
])('a character nobody sees, %s, is refused with its line', (_how, readme, name) => {
  const page = importSample(readme);
  expect(page.html).toContain('cannot be shown here');
  expect(page.problems).toMatchObject([
    { line: 3, what: `The README has ${name}, a character that no reader sees.` },
  ]);
});

test('emoji and the byte order mark of a file are none of them', () => {
  const page = importSample('\ufeff⚠️ 👩‍💻 1️⃣\r\n');
  expect(page.html).toBe('<p>⚠️ 👩‍💻 1️⃣</p>');
});

test('the banner stands first; words and lines are kept for the search', () => {
  const { html: page, prose } = importSample('# T\n\nSome `code` here.\n', { banner: '<b>!</b>' });
  expect(page).toBe('<b>!</b><p>Some <code>code</code> here.</p>');
  expect(prose).toEqual([{ line: 3, text: 'Some here.' }]);
});

const OWN_NOTE = '> [!WARNING]\n>\n> **`sample-loader` is deprecated** — use another.\n>\n> More.';

test.each([
  ['an alert', OWN_NOTE],
  ['a quote', '> DEPRECATED: use another.'],
  ['this loader', '> This loader has been deprecated.'],
])('under our notice the own one of a README is left out: %s', (_name, note) => {
  const readme = `# T\n\n${note}\n\nWords.\n\n## A\n\n${note}`;
  const page = importSample(readme, { banner: '<b>!</b>' });
  expect(page.html).toMatch(/^<b>!<\/b><p>Words.<\/p><h2 id="a">/);
  expect(page.html.match(/deprecated/gi)).toHaveLength(1);
  expect(importSample(readme).html.match(/deprecated/gi)).toHaveLength(2);
});

test('a note about something else stays under our notice', () => {
  const others =
    '> `~` is deprecated.\n\n> sample-loader needs webpack 5.\n\n> sample-loader-x is deprecated.';
  expect(importSample(others, { banner: '!' }).html.match(/<blockquote>/g)).toHaveLength(3);
});

test.each([
  ['more than a megabyte', 'a\n\n'.repeat(400_000)],
  ['a very long line', 'a'.repeat(10_001)],
  ['a long paragraph', 'a\n'.repeat(1_001)],
  ['a long paragraph of other line ends', 'a\r'.repeat(1_001)],
  ['open titles of links', '[a](b ('.repeat(2_000)],
  ['marks behind lines that only look blank', '[a](b (\n\u00a0\n'.repeat(501)],
  ['quotes in turn', '> a\n\n'.repeat(3_000)],
  ['nested quotes in turn', '> > > > > > > > a\n\n'.repeat(1_000)],
  ['emphasis', '*a_ '.repeat(2_000)],
  ['tags left open', '<b>'.repeat(301)],
  ['deep quotes', `${'>'.repeat(200)} a`],
  ['deep tags', `${'<b>'.repeat(150)}a`],
  ['deep lists', Array.from({ length: 120 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
])('%s: a problem, and a page that leads to the repository', (_name, readme) => {
  const page = importSample(readme, { banner: '<b>!</b>' });
  expect(page.problems).toHaveLength(1);
  expect(page.problems[0]?.file).toBe('external/node_modules/sample-loader/README.md');
  expect(page.html).toContain('<b>!</b><p>The README of <code>sample-loader</code> 1.2.3');
  expect(page.html).toContain('href="https://github.com/webpack/sample-loader/tree/v1.2.3#readme"');
  expect([page.headings, page.fences, page.links]).toEqual([[], [], []]);
});
