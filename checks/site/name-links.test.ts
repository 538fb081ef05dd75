// Names lead to their homes: no built page of ours mentions one in a section that has no link to it.
import { expect, test } from 'vitest';
import { bareNames, ownPages, readHomes } from './bare-names.ts';
import { htmlOf } from './parsed.ts';

const homes = readHomes();
const pages = ownPages();
const PAGE = '/api/';

test('in every section, every name with a home is linked', () => {
  const found = pages.map((path) => bareNames(path, htmlOf(path), homes));
  const names = found.reduce((sum, each) => sum + each.names, 0);
  console.log(`measured ${names} names in their sections, on ${pages.length} pages`);
  expect(names).toBeGreaterThan(150);
  expect(found.flatMap(({ bare }) => bare)).toEqual([]);
});

test('a link that is missing is seen, in every form', () => {
  const html = htmlOf(PAGE);
  const linkless = html.replace(/<a href="[^"]*">(<code>compiler\.hooks\.emit<\/code>)<\/a>/, '$1');
  expect(linkless).not.toBe(html);
  expect(bareNames(PAGE, linkless, homes).bare).toEqual([`${PAGE}#plugins compiler.hooks.emit`]);
  const mention = (code: string): string[] =>
    bareNames('/x/', `<main id="article"><h2 id="y">Y</h2><code>${code}</code></main>`, homes).bare;
  for (const code of ['output.path: true', 'new webpack.BannerPlugin(1)', 'css-loader']) {
    expect(mention(code)).toHaveLength(1);
  }
  expect(mention('filename')).toEqual([]);
});

test('no mark of the pipeline is left on a page', () => {
  expect(pages.filter((path) => htmlOf(path).includes('<code data-name='))).toEqual([]);
});
