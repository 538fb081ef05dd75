import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLinks } from './PageLinks.tsx';

const text = (html: string): string => html.replace(/<[^>]*>/g, '');
const edit = 'https://github.com/a/b/edit/main/README.md';

test('an imported page says whose words it holds, and claims no check', () => {
  const imported = { package: 'css-loader', version: '7.1.5', license: 'MIT' };
  const html = renderToStaticMarkup(
    <PageLinks page={{ url: '/a/b/', edit, repo: 'https://github.com/a/b', imported }} />,
  );
  expect(text(html)).toContain('README of css-loader 7.1.5, MIT; not checked by us');
  expect(html).toContain('href="https://www.npmjs.com/package/css-loader/v/7.1.5"');
  expect(text(html)).toContain('Jump to Repository');
  expect(html).toContain(`href="${edit}"`);
  expect(text(html)).not.toContain('Checked with');
});

test('the page is also Markdown, which opens without script', () => {
  const html = renderToStaticMarkup(<PageLinks page={{ url: '/a/b/', edit }} />);
  expect(html).toContain('href="/a/b.md"');
  expect(text(html)).toContain('Copy as Markdown');
});

test('a page of ours says what it was checked with', () => {
  const html = renderToStaticMarkup(
    <PageLinks page={{ url: '/a/b/', edit, checkedWith: '5.112.2' }} />,
  );
  expect(text(html)).toContain('Checked with webpack 5.112.2');
  expect(text(html)).not.toContain('README of');
});
