// Fetches a page on client navigation: section list, section, then exactly one page chunk.
import type { Anchor } from '../../model/content.ts';
import type { Nav, PageData } from '../../model/record.ts';
import { addressOf } from '../../model/sections.ts';
import { createView } from './create-view.ts';
import { loadHome } from './load-home.ts';
import type { Loaders } from './loaders.ts';
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
    const [{ default: data }, Home] = await Promise.all([
      load(page),
      path === '/' ? loadHome() : undefined,
    ]);
    return createView({ page: data, nav, Home });
  } catch (error) {
    if ((error as { code?: string }).code === 'MODULE_NOT_FOUND') return { screen: 'not-found' };
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
