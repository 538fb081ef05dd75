// Every route the build has written, read from dist/ itself so that none is forgotten.
import { readdirSync } from 'node:fs';
import { buildPaths } from '../../src/build/paths.ts';

type Layout = 'home' | 'doc' | 'single' | 'wide' | 'blog' | 'printable';

export interface Route {
  path: string;
  layout: Layout;
}

export const DIST = buildPaths().dist;

/** Only these and one of each layout, for the short check of a change. */
const chosen = process.env['CHECK_PAGES']?.split(' ');

/** The routes that are looked at one by one: all of them, except in the short check. */
export function visitedRoutes(): Route[] {
  const all = routes();
  if (chosen === undefined) return all;
  const near = onePerLayout(all);
  return all.filter((route) => chosen.includes(route.path) || near.includes(route));
}

/** All documents except the app shell, which renders nothing. */
export function routes(): Route[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !file.startsWith('app-shell'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort()
    .map((path) => ({ path, layout: layoutOf(path) }));
}

function layoutOf(path: string): Layout {
  if (path === '/') return 'home';
  if (path.endsWith('/printable/')) return 'printable';
  if (/^\/(?:organization|starter-kits|vote|blog|search|offline)\/$/.test(path)) return 'wide';
  if (path.startsWith('/blog/')) return 'blog';
  return path.split('/').length === 3 &&
    !/^\/(?:api|concepts|configuration|contribute|guides|loaders|migrate|plugins)\/$/.test(path)
    ? 'single'
    : 'doc';
}

/** The first route of each layout, where CI looks at every theme and width. */
export function onePerLayout(all: readonly Route[]): Route[] {
  return [...new Map([...all].reverse().map((route) => [route.layout, route])).values()];
}
