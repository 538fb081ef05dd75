// How a release looks: what is shown of it, and what is left out because nothing changed.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import type { MinorRelease } from '../../../../../model/minor-release.ts';
import { SMALL_REFERENCE } from '../../../../testing/small-reference.ts';
import { newContext } from '../../../page-context.ts';
import { createProcessor, type ToHtml } from '../../../processor.ts';
import { minorReleases } from './minor-releases.ts';

vi.setConfig({ hookTimeout: 60_000 });

let toHtml: ToHtml;
beforeAll(async () => {
  toHtml = await createProcessor(SMALL_REFERENCE);
});

/** 5.0 and those given, which are 5.1, 5.2, …: all as if their last patch was the first. */
function show(...changes: Omit<MinorRelease, 'minor' | 'version'>[]) {
  const releases = [{}, ...changes].map((own, index) => ({
    version: `5.${index}.0`,
    ...own,
    minor: `5.${index}`,
  }));
  return minorReleases.show({ node: '24', releases });
}

const cellsOf = (html: string): string[] =>
  [...html.matchAll(/<t[hd][ >].*?<\/t[hd]>/g)].map(([cell]) => cell.replace(/<[^>]+>/g, ''));

test('releases are in groups of ten, and one that changed nothing has no heading', () => {
  const nothing = Array.from({ length: 8 }, () => ({}));
  const added = { options: { added: ['bail'] } };
  const { html, headings } = show({}, added, ...nothing.slice(1), added, added);
  expect(headings?.map(({ depth, text, id }) => `${depth} ${text} ${id}`)).toEqual([
    '2 5.1 to 5.9 from-5-1',
    '3 5.2 5-2',
    '2 5.10 to 5.11 from-5-10',
    '3 5.10 5-10',
    '3 5.11 5-11',
  ]);
  expect(html).toContain('changed in 5.1, 5.3, 5.4, 5.5, 5.6, 5.7, 5.8 and 5.9.</p>');
});

test('a default says what it was and where it changed', () => {
  const { html } = show({
    defaults: [
      {
        path: 'resolve.byDependency.*.extensions',
        option: 'resolve.byDependency',
        kinds: ['esm', 'undefined'],
        cases: [
          { modes: ['none'], targets: ['node'], from: '<a function>', to: "['<webpack>/lib']" },
        ],
      },
    ],
  });
  expect(cellsOf(html)).toEqual([
    'Default',
    'Change',
    'resolve.byDependency.*.extensions',
    "was a function, is ['&lt;webpack>/lib'] (for esm, requests without a kind; mode none; target node)",
  ]);
});

test('of a long list it says what came and what went', () => {
  const change = (from: string, to: string) =>
    cellsOf(
      show({
        defaults: [{ path: 'plugins', cases: [{ modes: null, targets: null, from, to }] }],
      }).html,
    ).at(-1);
  const both = change('[…, { a: 1 }]', '[…, { b: { c: 2 } }, { d: 3 }]');
  expect(both).toBe('no longer has { a: 1 }also has { b: { c: 2 } }{ d: 3 }');
  expect(change('[…]', '[…, { oneOf: [{ a: 1 }, { b: 2 }] }]')).toBe(
    'also has { oneOf: [{ a: 1 }, { b: 2 }] }',
  );
  expect(change('[]', "['a']")).toBe("was [], is ['a']");
});

test('of most targets the others are named', () => {
  const targets = ['web', 'webworker', 'node', 'async-node', 'electron-main', 'nwjs'] as const;
  const { html } = show({
    defaults: [
      {
        path: 'output.clean',
        cases: [{ modes: null, targets: [...targets], from: 'false', to: 'true' }],
      },
    ],
  });
  expect(cellsOf(html)).toContain(
    'was false, is true (every target but electron-preload, electron-renderer)',
  );
});

test('an option with a new place is no changed default', () => {
  const moved = {
    path: 'module.exprContextCritical',
    moved: 'module.parser.javascript.exprContextCritical',
    cases: [{ modes: null, targets: null, from: 'true', to: 'undefined' }],
  };
  expect(show({ defaults: [moved] }).headings?.map(({ id }) => id)).toEqual(['from-5-1']);
});

test('keys below a new option are in its row, and kinds of values are words', () => {
  const { html } = show({
    options: {
      added: ['dotenv', 'dotenv.dir', 'dotenv.prefix', 'entry.*.html'],
      values: [{ name: 'plugins', added: ['function[]', "'a'"], removed: ['array'] }],
      removed: ['experiments.a', 'experiments.a.b'],
    },
    pluginOptions: { deprecated: ['BannerPlugin.raw'] },
  });
  expect(cellsOf(html)).toEqual([
    'Option',
    'Change',
    'dotenv',
    'New, with dir, prefix',
    'entry.*.html',
    'New',
    'plugins',
    "Takes a function in its list, 'a'; no longer takes a list",
    'experiments.a',
    'Removed',
    'BannerPlugin.raw',
    'Deprecated',
  ]);
});

test('the page has the headings of the releases between those of its author', () => {
  const page = newContext({ file: 'page.md', folder: '/', root: '/' });
  const html = toHtml('## Before {#before}\n\n<MinorReleases />\n\n## After {#after}', page);
  expect(page.problems).toEqual([]);
  const ids = page.headings.map(({ id }) => id);
  expect([ids[0], ids.at(-1)]).toEqual(['before', 'after']);
  expect(page.anchors.map(({ id }) => id)).toEqual(ids);
  for (const id of ids) expect(html).toContain(` id="${id}"`);
  const { releases } = JSON.parse(readFileSync('data/minor-releases.json', 'utf8'));
  for (const { minor } of releases.slice(1)) expect(html).toMatch(new RegExp(`\\b${minor}\\b`));
});

test('a file with a hole is refused', () => {
  expect(() => minorReleases.show({ node: '24', releases: [] })).toThrow();
  const two = [0, 2].map((minor) => ({ minor: `5.${minor}`, version: `5.${minor}.0` }));
  expect(() => minorReleases.show({ node: '24', releases: two })).toThrow('5.1 is missing');
});
