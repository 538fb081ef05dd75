import { expect, test } from 'vitest';
import { drawnPath } from '../../../../model/drawn-file.ts';
import type { ModuleGraph } from '../../../../model/module-graph.ts';
import { inputHash } from '../../../record-cache.ts';
import { drawInProject } from '../../../testing/draw-in-project.ts';
import { shorten, sizeText } from './measure.ts';
import { figureHtml, moduleGraph } from './module-graph.ts';
import { chain } from './testing/random-graph.ts';
import { captionOf, labelOf } from './words.ts';

const SHOP: ModuleGraph = {
  modules: [
    { name: 'src/a.js', kind: 'script', size: 2048, entry: true },
    { name: 'src/b.js', kind: 'script', size: 1, entry: true },
    { name: 'both<.css', kind: 'style', size: 36, entry: false },
    { name: 'late.js', kind: 'script', size: 45, entry: false },
  ],
  chunks: [
    {
      name: 'a',
      files: [
        { name: 'a.js', size: 5126 },
        { name: 'a.css', size: 168 },
      ],
      initial: true,
      runtime: 4,
      modules: ['src/a.js', 'both<.css'],
    },
    {
      name: 'b',
      files: [{ name: 'b.js', size: 55 }],
      initial: true,
      runtime: 1,
      modules: ['src/b.js', 'both<.css'],
    },
    { name: '860', files: [], initial: false, runtime: 0, modules: ['late.js'] },
  ],
  imports: [
    { from: 'src/a.js', to: 'both<.css', dynamic: false },
    { from: 'src/a.js', to: 'late.js', dynamic: true },
    { from: 'src/b.js', to: 'both<.css', dynamic: false },
  ],
};

/** What the component says of a project whose files these are. */
function show(id: string, files: Record<string, string>) {
  return drawInProject(files, (place, project) => moduleGraph(id, place, project));
}

const STEPS = {
  'examples/shop/example.json': '{}',
  'examples/shop/steps/01-small/step.json': '{}',
  'examples/shop/steps/02-large/step.json': '{}',
  'examples/plain/example.json': '{}',
};

test('draws what is committed, and the page follows the file', () => {
  const file = drawnPath({ project: 'shop/01-small', file: 'graph.json' });
  const { html, problems, inputs, prose } = show('shop/01-small', {
    ...STEPS,
    [file]: JSON.stringify(SHOP),
  });
  expect(problems).toEqual([]);
  expect(html).toBe(figureHtml(SHOP));
  expect(inputs).toEqual({ [file]: inputHash(file) });
  expect(prose.map(({ text }) => text).join()).not.toContain('src/');
});

test.each([
  ['a step that does not exist', 'shop/01-smal', 'Did you mean "shop/01-small"?'],
  ['a project that does not exist', 'shp/01-small', 'Did you mean "shop/01-small"?'],
  ['a project without its step', 'shop', 'Its steps: shop/01-small, shop/02-large.'],
])('%s is a problem with the names that are near', (_, id, advice) => {
  const { problems, html } = show(id, STEPS);
  expect(problems).toEqual([
    expect.objectContaining({
      what: `There is no example step "${id}".`,
      advice: expect.stringContaining(advice),
    }),
  ]);
  expect(html).toBe('');
});

test.each([
  ['not captured', {}, 'graph.json of "plain" is not captured yet.'],
  ['of another shape', { 'examples/plain/graph.json': '{}' }, 'cannot be read'],
  [
    'too large',
    { 'examples/plain/graph.json': JSON.stringify(chain(26)) },
    'has 26 modules, more than the 25',
  ],
])('a graph that is %s is a problem', (_, files, what) => {
  const { problems } = show('plain', { ...STEPS, ...files });
  expect(problems.map((problem) => problem.what).join()).toContain(what);
});

test('says in words what it shows', () => {
  expect(labelOf(SHOP)).toBe(
    'Module graph of src/a.js and src/b.js: 4 modules in 3 chunks. ' +
      'src/a.js imports both<.css and imports late.js on demand. src/b.js imports both<.css. ' +
      'a.js and a.css hold src/a.js and both<.css. b.js holds src/b.js and both<.css. ' +
      '860, loaded on demand, holds late.js.',
  );
  expect(captionOf(SHOP)).toBe(
    '4 modules in 3 chunks, starting at <code>src/a.js</code> and <code>src/b.js</code>. ' +
      '<code>both&lt;.css</code> is in 2 chunks. Dashed lines are imports on demand.',
  );
  expect(captionOf(chain(1))).toBe(
    '1 module in 1 chunk, starting at <code>src/module-0.js</code>.',
  );
});

test('the markup: a named picture, one cube per copy, both kinds of line, a table, no style', () => {
  const html = figureHtml(SHOP);
  expect(html).toMatch(/<svg role="img" aria-label="Module graph of [^"]+"/);
  expect(html.match(/<use class="k-/g)).toHaveLength(5);
  expect(html.match(/class="k-style"/g)).toHaveLength(2);
  expect(html).toContain('class="ge"');
  expect(html).toContain('class="ge dyn"');
  expect(html).toContain('>5.01 KiB</text>');
  expect(html).toContain('>+ 4 runtime modules</text>');
  expect(html).toContain('>+ 1 runtime module</text>');
  expect(html).toContain('>loaded on demand</text>');
  expect(html).toContain(
    '<tr><th scope="row"><code>late.js</code></th><td><code>src/a.js</code> on demand</td><td><code>860</code></td></tr>',
  );
  expect(html).not.toMatch(/ style=| id=/);
});

test('sizes are written as webpack writes them, long names keep their end', () => {
  expect([0, 1, 1023, 1024, 5126, 1024 ** 2 * 1.5].map(sizeText)).toEqual([
    ...['0 bytes', '1 byte', '1023 bytes', '1 KiB', '5.01 KiB', '1.5 MiB'],
  ]);
  expect(shorten('src/pages/index.js')).toBe('src/pages/index.js');
  expect(shorten('src/pages/account/settings.js')).toBe('…/account/settings.js');
  expect(shorten('a-name-without-any-slash-in-it.js')).toBe('…hout-any-slash-in-it.js');
});
