// Renders every route to an HTML file; one page that fails fails the build.
import type { BuildFigures } from '../../model/build-figures.ts';
import type { Nav, PageData } from '../../model/record.ts';
import { PRINTABLE_SECTIONS } from '../../model/sections.ts';
import { writeFile } from '../write-file.ts';
import { navOf, type SitePages } from '../write-modules.ts';
import type { SiteAssets } from './assets.ts';
import { loadRenderer } from './load-renderer.ts';
import { printablePages } from './printable.ts';

export interface PrerenderOptions extends SitePages {
  assets: SiteAssets;
  /** Of the client build, for the home page. */
  figures: BuildFigures | null;
  generated: string;
  dist: string;
}

export async function prerender(options: PrerenderOptions): Promise<number> {
  const { pages, navigation, assets, figures, dist } = options;
  const renderer = await loadRenderer(options.generated);
  const byUrl = new Map(pages.map((page) => [page.url, page]));

  for (const page of pages) {
    const nav = navOf(page.url, navigation);
    const html = attempt(page.url, () =>
      page.url === '/'
        ? renderer.renderHome(page, figures, assets.home)
        : renderer.renderPage(page, nav, assets.page),
    );
    writeFile(`${dist}${page.url}index.html`, html);
  }
  const sections = PRINTABLE_SECTIONS.filter((section) => navigation.has(section));
  for (const section of sections) {
    const nav = navigation.get(section) as Nav;
    const own = nav.items.map((item) => byUrl.get(item.url) as PageData);
    const html = attempt(`/${section}/printable/`, () =>
      renderer.renderPrintable(nav.title, printablePages(own), assets.printable),
    );
    writeFile(`${dist}/${section}/printable/index.html`, html);
  }
  writeFile(`${dist}/404.html`, renderer.renderNotFound(assets.page));
  writeFile(`${dist}/app-shell/index.html`, renderer.renderAppShell(assets.page));
  return pages.length + sections.length + 2;
}

function attempt(url: string, render: () => string): string {
  try {
    return render();
  } catch (error) {
    throw new Error(`The page ${url} could not be rendered.`, { cause: error });
  }
}
