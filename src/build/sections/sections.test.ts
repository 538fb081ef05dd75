import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Anchor } from '../../model/content.ts';
import { firstScreenEnd } from './first-screen.ts';
import { heightOf } from './height.ts';
import { listedAnchors } from './listed-anchors.ts';
import { HEIGHTS, sections } from './sections.ts';

/** High enough to make sections worth it. */
const BEFORE = `<pre tabindex="0">${'\n'.repeat(200)}</pre>`;
const split = (html: string): string => sections(BEFORE + html).slice(BEFORE.length);
const bare = (html: string): string => html.replace(/ z\d+(?=">)/g, '');

test('each heading of level 2 or 3 begins a section, with its old ids; what is before stays', () => {
  const html =
    '<p>a</p>\n<span class="alias" id="x"></span>\n<h2 id="b">b</h2>\n<p>c</p>\n<h3 id="d">d</h3>\n<h4 id="e">e</h4>\n<p>f</p>';
  expect(bare(split(html))).toBe(
    '<p>a</p>\n' +
      '<section class="sec"><span class="alias" id="x"></span>\n<h2 id="b">b</h2>\n<p>c</p>\n</section>' +
      '<section class="sec"><h3 id="d">d</h3>\n<h4 id="e">e</h4>\n<p>f</p></section>',
  );
});

test('a heading inside another element begins none', () => {
  const inside = '<div class="a"><section><h2>b</h2></section></div><ul><li><h3>c</h3></li></ul>';
  expect(split(inside)).toBe(inside);
  expect(bare(split(`${inside}<h2>d</h2>`))).toBe(
    `${inside}<section class="sec"><h2>d</h2></section>`,
  );
});

test('a heading right under another stays with it', () => {
  const html = '<h2>a</h2>\n<span class="alias" id="x"></span>\n<h3>b</h3>\n<p>c</p>';
  expect(bare(split(html))).toBe(`<section class="sec">${html}</section>`);
});

test('a short article has none, so that its end does not move', () => {
  const html = '<h2 id="a">a</h2><p>b</p><h2 id="c">c</h2>';
  expect(sections(html)).toBe(html);
});

test('a section says the nearest height that the styles know', () => {
  const lines = (count: number): string =>
    `<h2>a</h2><pre tabindex="0"><code>${'\n'.repeat(count)}</code></pre>`;
  expect(split(lines(0))).toContain('class="sec z2"');
  expect(split(lines(100))).toContain('class="sec z16"');
  expect(split(lines(10_000))).toContain(`class="sec z${HEIGHTS.length - 1}"`);
});

test('the lists beside a page name all its headings, or its groups when there are too many', () => {
  const anchors = (count: number, level: 2 | 3): Anchor[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${level}-${index}`, title: 'a', level }));
  const usual = [...anchors(50, 2), ...anchors(200, 3)];
  expect(listedAnchors(usual)).toEqual(usual);
  expect(listedAnchors([...anchors(30, 2), ...anchors(1500, 3)])).toEqual(anchors(30, 2));
  expect(listedAnchors(anchors(1500, 3))).toHaveLength(1500);
});

test('only what is seen at first has a height', () => {
  const seen = '<details class="more"><summary>a</summary></details>';
  const all =
    '<details class="more"><summary>a</summary><div><p>b</p><pre tabindex="0">\n</pre></div></details>';
  expect(heightOf(all)).toBe(heightOf(seen));
  const panel = (manager: string): string => `<pre tabindex="0" data-pm="${manager}">a\n</pre>`;
  expect(heightOf(panel('npm') + panel('yarn') + panel('pnpm'))).toBe(heightOf(panel('npm')));
  expect(heightOf('<p></p>')).toBe(0);
  expect(heightOf('<p>a</p>')).toBeGreaterThan(20);
});

test('the styles have a rule for every height, and no other', () => {
  const css = readFileSync('src/site/styles/sections.css', 'utf8');
  const rules = [...css.matchAll(/\.z(\d+) \{\s*--z: (\d+)px;/g)].map(([, step, px]) => [step, px]);
  expect(rules).toEqual(HEIGHTS.map((height, step) => [`${step}`, `${height}`]));
});

test('the first screen of an article ends at the first heading that is further down than a screen', () => {
  const part = (id: string, lines: number): string =>
    `<h2 id="${id}">a</h2><pre tabindex="0">${'\n'.repeat(lines)}</pre>`;
  const html = sections(`<p>a</p>${part('one', 20)}${part('two', 60)}${part('three', 200)}`);
  expect(firstScreenEnd(html)).toBe('three');

  expect(firstScreenEnd('<p>a</p>')).toBeNull();
});
