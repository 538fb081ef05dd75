import { expect, test } from 'vitest';
import { isClientRoute, type Screen, screenOf } from './routes.ts';

const CASES: [path: string, screen: Screen | null, byClient: boolean][] = [
  ['/', 'home', true],
  ['/organization/', 'wide', false],
  ['/starter-kits/', 'wide', true],
  ['/vote/', 'wide', false],
  ['/blog/', 'wide', true],
  ['/search/', 'wide', true],
  ['/offline/', 'wide', true],
  ['/blog/2020-10-10-webpack-5-release/', 'page', true],
  ['/comparison/', 'page', true],
  ['/glossary/', 'page', true],
  ['/branding/', 'page', true],
  ['/license/', 'page', true],
  ['/guides/', 'page', true],
  ['/guides/getting-started/', 'page', true],
  ['/organization/more/', 'page', true],
  ['/app-shell/', 'app-shell', false],
  ['', null, false],
  ['/guides', null, false],
  ['//', null, false],
  ['/guides//a/', null, false],
  ['/404.html', null, false],
  ['/guides/feed.xml', null, false],
];

test.each(CASES)('%s is %s', (path, screen, byClient) => {
  expect(screenOf(path)).toBe(screen);
  expect(isClientRoute(path)).toBe(byClient);
});

test.each('api concepts configuration contribute guides loaders migrate plugins'.split(' '))(
  '/%s/printable/ is a document of its own',
  (section) => {
    expect(screenOf(`/${section}/printable/`)).toBe('printable');
    expect(isClientRoute(`/${section}/printable/`)).toBe(false);
  },
);

test('other sections have no printable page', () => {
  expect(screenOf('/blog/printable/')).not.toBe('printable');
  expect(screenOf('/printable/')).not.toBe('printable');
});
