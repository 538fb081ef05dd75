// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Nav } from '../../../model/record.ts';
import { useOpenHere } from '../../state/open-here.ts';
import { Drawer } from './Drawer.tsx';
import { MenuControl } from './MenuControl.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// happy-dom animates nothing.
Element.prototype.getAnimations = () => [];

const nav: Nav = {
  section: 'api',
  title: 'API',
  items: [
    { title: 'API', url: '/api/', anchored: true },
    { title: 'Stats', url: '/api/stats/', group: 'Objects', anchored: true },
  ],
};
const guides: Nav = {
  section: 'guides',
  title: 'Guides',
  items: [{ title: 'Caching', url: '/guides/caching/', anchored: true }],
};

let answer: () => Promise<Nav | null>;
const asked: string[] = [];
const loadNav = (section: string): Promise<Nav | null> => {
  asked.push(section);
  return answer();
};

function Site({ url }: { url: string }) {
  const drawer = useOpenHere(url);
  return (
    <>
      <header>
        <MenuControl url={url} {...drawer} />
      </header>
      <Drawer {...drawer} nav={nav} v4Url="https://v4.example/" url={url} loadNav={loadNav} />
    </>
  );
}

let root: ReturnType<typeof createRoot>;
const show = (url: string): Promise<void> => act(async () => root.render(<Site url={url} />));
const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  );
const click = (target: HTMLElement | null | undefined): Promise<void> =>
  act(async () => {
    if (!target) throw new Error('There is nothing to click.');
    target.click();
  });
const dialog = (): HTMLElement | null => find('[role=dialog]');

beforeEach(async () => {
  asked.length = 0;
  answer = async () => guides;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(find('#root') as HTMLElement);
  await show('/api/stats/');
});
afterEach(() => act(async () => root.unmount()));

test('the server renders an empty host', () => {
  expect(
    renderToStaticMarkup(
      <Drawer
        {...{
          open: false,
          onOpen() {},
          onClose() {},
          nav,
          v4Url: null,
          url: '/api/stats/',
          loadNav,
        }}
      />,
    ),
  ).toMatch(/^<div id="drawer"[^>]*><\/div>$/);
});

test('the button opens it, the page rests, Escape gives everything back', async () => {
  expect(dialog()).toBeNull();
  await click(button('Menu'));
  expect(button('Menu')?.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(dialog());
  expect(find('header')?.hasAttribute('inert')).toBe(true);
  expect(document.documentElement.classList.contains('drawer-open')).toBe(true);
  await act(async () => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(button('Menu'));
  expect(find('header')?.hasAttribute('inert')).toBe(false);
  expect(document.documentElement.classList.contains('drawer-open')).toBe(false);
});

test('a navigation closes it and coming back does not open it', async () => {
  await click(button('Menu'));
  await show('/guides/caching/');
  expect(dialog()).toBeNull();
  await show('/api/stats/');
  expect(dialog()).toBeNull();
});

test('the section being read is open at its page, without asking for anything', async () => {
  await click(button('Menu'));
  expect(button('API')?.getAttribute('aria-expanded')).toBe('true');
  expect(find('#drawer a[aria-current=page]')?.getAttribute('href')).toBe('/api/stats/');
  expect(asked).toEqual([]);
});

test('all sections are listed once, in reading order', async () => {
  await click(button('Menu'));
  const rows = [...document.querySelectorAll('#drawer nav > ul > li > :first-child')];
  expect(rows.map((row) => row.textContent)).toEqual([
    ...['Concepts', 'Guides', 'Configuration', 'API', 'Loaders', 'Plugins', 'Migrate'],
    ...['Contribute', 'Vote', 'Blog', 'Chat'],
  ]);
});

test('the pages of another section are fetched; a failure says so and can be retried', async () => {
  answer = () => Promise.reject(new Error('offline'));
  await click(button('Menu'));
  await click(button('Guides'));
  expect(find('[role=alert]')?.textContent).toContain('Guides could not be loaded');
  expect(button('API')?.getAttribute('aria-expanded')).toBe('false');
  answer = async () => guides;
  await click(button('Try again'));
  expect(asked).toEqual(['guides', 'guides']);
  expect(find('#drawer a[href="/guides/caching/"]')).not.toBeNull();
  expect(find('[role=alert]')).toBeNull();
});

test('a section without a navigation still leads to its index', async () => {
  answer = async () => null;
  await click(button('Menu'));
  await click(button('Plugins'));
  expect(find('#drawer-plugins a')?.getAttribute('href')).toBe('/plugins/');
});

test('the other language is the same page on its own site', async () => {
  await click(button('Menu'));
  const link = find('#drawer a[lang=zh]');
  expect(link?.getAttribute('href')).toBe('https://webpack.docschina.org/api/stats/');
});

test('the drawer has the tools of the section, as the sidebar has', async () => {
  await click(button('Menu'));
  const tools = [...document.querySelectorAll<HTMLAnchorElement>('#drawer nav > div a')];
  expect(tools.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['v4', 'https://v4.example/'],
    ['Print Section', '/api/printable/'],
    ['Save for offline', '/offline/#api'],
  ]);
});
