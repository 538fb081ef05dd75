import { join } from 'node:path';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { allPages } from '../all-pages.ts';
import { cutPage } from './cut-page.ts';

const homes = new Set(['first', 'row']);

test('text before the first heading, under it and in a row are parts of their own', () => {
  const html = `<p>Before <code>a.b</code>.</p>
    <h2 id="first" class="opt-h"><a class="hash" href="#first">#</a>First</h2>
    <p>One<br>two.</p>
    <table><thead><tr><th>Head</th></tr></thead><tbody>
    <tr><th scope="row" id="row">name</th><td data-label="Type">string</td><td>what it does</td></tr>
    <tr><th scope="row">other</th><td>thing</td></tr></tbody></table>
    <p id="elsewhere">After.</p>`;
  expect(cutPage(html, homes)).toEqual([
    { id: '', text: 'Before a.b.' },
    { id: 'first', text: 'One two. other thing After.' },
    { id: 'row', text: 'what it does' },
  ]);
});

test('characters are decoded, also a bracket inside an attribute', () => {
  const html = '<p title="a > b">x &#x3C; y &#x26; z &amp; &#39;q&#39;</p>';
  expect(cutPage(html, homes)).toEqual([{ id: '', text: "x < y & z & 'q'" }]);
});

test('of code only messages are kept, of pictures and controls nothing', () => {
  const html = `<figure class="code"><figcaption>f.js</figcaption><pre><code>const a = 1;
ERROR in <b>./src</b>
done</code></pre></figure><svg><text>no</text></svg><button>Copy</button><nav><a>A</a></nav>
    <dl class="opt-meta"><div><dt>Type</dt></div></dl><div class="js-only"><div>x</div>y</div>end`;
  expect(cutPage(html, homes)).toEqual([{ id: '', text: 'ERROR in ./src end' }]);
});

test('rows of flags are no parts: readers find a flag by the option that it sets', () => {
  const html =
    '<h2 id="first">A</h2><p>b</p><div class="flags"><table><tr><th id="row">--c</th></tr></table></div>';
  expect(cutPage(html, homes)).toEqual([
    { id: '', text: '' },
    { id: 'first', text: 'b' },
  ]);
});

type Node = DefaultTreeAdapterMap['node'];

/** The same text by a real parser: independent of the cutter's reading of tags. */
function words(node: Node, out: string[] = []): string[] {
  if ('tagName' in node) {
    const classes = node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
    const gone = ['svg', 'button', 'figcaption', 'label', 'input', 'nav', 'thead', 'pre'];
    if (gone.includes(node.tagName) || /^h[1-6]$/.test(node.tagName)) return out;
    const skipped = ['decls', 'flags', 'hash', 'js-only', 'vh', 'langtag', 'planned', 'dl'];
    if (classes.some((name) => skipped.includes(name))) return out;
    if (classes.includes('opt-meta') && !classes.includes('said')) return out;
  }
  if (node.nodeName === '#text' && 'value' in node) out.push(node.value);
  if ('childNodes' in node) for (const child of node.childNodes) words(child, out);
  return out;
}

/** A cold run compiles all pages first. */
const PATIENCE = { timeout: 120_000 };
const letters = (text: string): string => text.replace(/\s+/g, '');

test('on every page of the site the parts are the text a parser reads', PATIENCE, async () => {
  const project = join(import.meta.dirname, '../../..');
  const { records } = await allPages({
    project,
    contentRoot: `${project}/content`,
    external: `${project}/external`,
    cacheFolder: `${project}/.cache`,
  });
  expect(records.length).toBeGreaterThan(50);
  for (const { url, html } of records) {
    const withoutCode = html.replace(/<pre[\s\S]*?<\/pre>/g, '');
    const [only, ...more] = cutPage(withoutCode, new Set());
    expect(more).toEqual([]);
    expect(letters(only?.text ?? ''), url).toBe(
      letters(words(parseFragment(withoutCode)).join('')),
    );
  }
});
