// Fetches a page on client navigation: section list, section, then exactly one page chunk.
import type { Anchor } from '../../model/content.ts';
import type { Nav, PageData } from '../../model/record.ts';
import { addressOf } from '../../model/sections.ts';
import { loadHome } from './load-home.ts';
import { loadNotFound } from './load-not-found.ts';
import type { Loaders } from './loaders.ts';
import { pageView } from './page-view.ts';
import type { View } from './view.ts';

/** What the build generates for one section. */
export interface SectionModule {
  nav: Nav | null;
  load: (page: string) => Promise<{ default: PageData }>;
  loadAnchors: () => Promise<{ default: Record<string, Anchor[]> }>;
}

async function loadSection(section: string): Promise<SectionModule> {
  const sections = await import(/* webpackChunkName: 'later' */ '@generated/sections.js');
  return sections.loadSection(section);
}

async function loadView(path: string): Promise<View> {
  const { section, page } = addressOf(path);
  try {
    const { nav, load } = await loadSection(section);
    const [{ default: data }, Home, { drawText }] = await Promise.all([
      load(page),
      path === '/' ? loadHome() : undefined,
      import(/* webpackChunkName: 'later' */ '../screens/doc/draw-text.tsx'),
    ]);
    if (Home) return { screen: 'home', page: data, Home, html: data.html, stage: null };
    return pageView(data, nav, { drawn: drawText(data, nav) });
  } catch (error) {
    if ((error as { code?: string }).code === 'MODULE_NOT_FOUND') return loadNotFound();
    throw error;
  }
}

export const chunkLoaders: Loaders = {
  view: loadView,
  nav: async (section) => (await loadSection(section)).nav,
  anchors: async (section) => {
    const { loadAnchors } = await loadSection(section);
    return (await loadAnchors()).default;
  },
};
