import { expect, test } from 'vitest';
import { parseMeta } from './meta.ts';

test('every option has its place in the record', () => {
  expect(parseMeta('file="src/a.js#first" project=shop/02-css {2,4-5} types', 'js')).toEqual({
    file: 'src/a.js',
    region: 'first',
    project: 'shop',
    step: '02-css',
    partial: false,
    fails: null,
    types: true,
    keys: false,
    run: false,
    shown: false,
    unproven: null,
    illustrative: null,
    highlight: new Set([2, 4, 5]),
    diff: false,
    npm: false,
    errors: [],
  });
  expect(parseMeta('partial fails="unknown property"', 'js')).toMatchObject({
    partial: true,
    fails: 'unknown property',
    errors: [],
  });
  expect(parseMeta('unproven="no example yet"', 'text').unproven).toBe('no example yet');
  expect(parseMeta('illustrative="a tree"', 'text').illustrative).toBe('a tree');
  expect(parseMeta('npm', 'bash').npm).toBe(true);
  expect(parseMeta('run', 'mjs').run).toBe(true);
  expect(parseMeta('project=shop', 'js')).toMatchObject({ project: 'shop', step: null });
});

test.each([
  ['js', 'unproven=""', '"unproven" is empty: say which, or why.'],
  ['js', 'unproven="a" unproven="b"', '"unproven" is given twice.'],
  ['text', 'unproven="a" illustrative="b"', '"unproven" and "illustrative" exclude each other.'],
  ['js', 'run diff', '"run" and "diff" exclude each other.'],
  ['js', 'illustrative="a"', '"illustrative" means nothing for js: it is for text, console.'],
  ['bash', 'partial', '"partial" means nothing for bash: it is for js, mjs, cjs, ts.'],
  ['css', 'run', '"run" means nothing for css: it is for js, mjs, cjs, ts.'],
  ['js', 'shown', '"shown" means nothing for js: it is for md.'],
  ['md', 'shown fails="a"', '"fails" and "shown" exclude each other.'],
  ['js', 'npm', '"npm" means nothing for js: it is for bash.'],
  ['js', 'file="a.js#b"', 'A region of a file needs the project the file is in: project=NAME.'],
])('%s %s contradicts itself', (lang, meta, error) => {
  expect(parseMeta(meta, lang).errors).toContain(error);
});

test('what depends on the language waits until it is known', () => {
  expect(parseMeta('run').errors).toEqual([]);
});
