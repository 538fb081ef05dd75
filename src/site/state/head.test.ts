// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { documentTitle, titleOf, updateHead } from './head.ts';
import type { View } from './view.ts';

const page = {
  url: '/guides/',
  title: 'Guides',
  description: 'What the guides are.',
  anchors: [],
  v4Url: '',
};
const Nothing = (): null => null;
const doc: View = { screen: 'page', page, nav: null, wide: false, text: { kept: '' } };
const home: View = {
  screen: 'home',
  page: { ...page, url: '/', title: 'webpack' },
  Home: Nothing,
  html: '',
  stage: null,
};

test('titles carry the product, the home page only its own', () => {
  expect(documentTitle('The Organization')).toBe('The Organization | webpack');
  expect(titleOf(doc)).toBe('Guides | webpack');
  expect(titleOf(home)).toBe('webpack');
  expect(titleOf({ screen: 'not-found', NotFound: Nothing })).toBe('Page Not Found | webpack');
});

test('a navigation moves title, canonical address, description and Markdown twin', () => {
  document.head.innerHTML =
    '<title>Old</title><meta name="description" content="Old."><link rel="canonical" href="https://webpack.example/old/"><link rel="alternate" href="/old.md" type="text/markdown">';
  updateHead(doc, '/guides/');
  expect(document.title).toBe('Guides | webpack');
  expect(document.querySelector('link')?.href).toBe('https://webpack.example/guides/');
  expect(document.querySelector('meta')?.content).toBe('What the guides are.');
  const twin = document.querySelector('link[type="text/markdown"]');
  expect(twin?.getAttribute('href')).toBe('/guides.md');
});

test('a document without these tags is no error', () => {
  document.head.innerHTML = '';
  updateHead({ screen: 'not-found', NotFound: Nothing }, '/gone/');
  expect(document.title).toBe('Page Not Found | webpack');
});
