// Every loader or plugin page the documentation ever had must answer: with a page, or by leading to one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legacyUrlsSchema, redirectsSchema } from '../../model/redirect.ts';
import { urlOf } from '../../model/url.ts';
import { walkContent } from '../read/walk.ts';
import { resolveRedirects } from '../redirects/resolve-redirects.ts';
import { readPackageList, urlOfPackage } from './read-packages.ts';

const project = join(import.meta.dirname, '../../..');
const data = (name: string) => JSON.parse(readFileSync(join(project, 'data', name), 'utf8'));
const names = (text: string): string[] => text.trim().split(/\s+/);

/** Pages of the old site made from packages, at any time since 2017. */
const LOADERS = names(`
  babel bundle cache coffee coffee-redux config coverjs css eslint exports expose extract file gzip
  html i18n imports istanbul-instrumenter jshint json json5 less mocha multi node null
  polymer-webpack postcss raw react-proxy remark restyle sass script source-map style stylus
  svg-inline thread transform url val worker yaml-frontmatter`).map((name) => `${name}-loader`);
const PLUGINS = names(`
  babel-minify-webpack chunks-webpack closure-webpack component-webpack compression-webpack
  copy-webpack css-minimizer-webpack eslint-webpack extract-text-webpack html-minimizer-webpack
  html-webpack i18n-webpack image-minimizer-webpack install-webpack json-minimizer-webpack
  mini-css-extract minimizer-webpack npm-install-webpack stylelint-webpack svg-chunk-webpack
  terser-webpack uglifyjs-webpack zopfli-webpack`).map((name) => `${name}-plugin`);
/** Nothing took their place: they lead to the list of what there is. */
const NOTHING = names(`
  coverjs-loader gzip-loader i18n-loader multi-loader transform-loader yaml-frontmatter-loader
  component-webpack-plugin i18n-webpack-plugin install-webpack-plugin npm-install-webpack-plugin`);

const pages = new Set([
  ...walkContent(join(project, 'content')).pages.map(urlOf),
  ...readPackageList(project).map(urlOfPackage),
]);
const table = redirectsSchema.parse(data('redirects.json'));
const { redirects } = resolveRedirects({
  redirects: table,
  legacyUrls: legacyUrlsSchema.parse(data('legacy-urls.json')),
  pages,
});
const targets = new Map(redirects.map(({ from, to }) => [from, to]));

const addresses = [
  ...LOADERS.map((name) => [name, `/loaders/${name}/`] as const),
  ...PLUGINS.map((name) => [name, `/plugins/${name}/`] as const),
];

test.each(addresses)('%s', (name, address) => {
  const target = pages.has(address) ? address : targets.get(address);
  expect(target, `${address} answers`).toBeDefined();
  expect(pages.has(target?.split('#')[0] ?? ''), `${address} leads to the page ${target}`).toBe(
    true,
  );
  const wanted = pages.has(address) ? address : table.find(({ from }) => from === address)?.to;
  expect(/^\/(?:loaders|plugins)\/$/.test(wanted ?? '/loaders/')).toBe(NOTHING.includes(name));
});

test('every address of the old site under the two sections answers', () => {
  const old = Object.keys(data('legacy-urls.json')).filter((url) =>
    /^\/(?:loaders|plugins)\//.test(url),
  );
  expect(old.length).toBeGreaterThan(30);
  expect(old.filter((url) => !pages.has(url) && !targets.has(url))).toEqual([]);
});

test('the new name of terser-webpack-plugin has the page', () => {
  expect(targets.get('/plugins/terser-webpack-plugin/')).toBe('/plugins/minimizer-webpack-plugin/');
  expect(pages.has('/plugins/minimizer-webpack-plugin/')).toBe(true);
});
