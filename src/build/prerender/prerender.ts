// Renders every route to an HTML file; one page that fails fails the build.
import {
  type CspInput,
  documentKind,
  documentPolicy,
} from '../../../hosting/content-security-policy.ts';
import type { BuildFigures } from '../../model/build-figures.ts';
import type { Nav, PageData } from '../../model/record.ts';
import { PRINTABLE_SECTIONS } from '../../model/sections.ts';
import { firstScreenEnd } from '../sections/first-screen.ts';
import { writeFile } from '../write-file.ts';
import { navOf, type SitePages } from '../write-modules.ts';
import type { SiteAssets } from './assets.ts';
import { loadRenderer } from './load-renderer.ts';
import { needsStyle } from './needs-style.ts';
import { printablePages } from './printable.ts';

interface PrerenderOptions extends SitePages {
  assets: SiteAssets;
  /** Of the client build, for the home page. */
  figures: BuildFigures | null;
  /** When pages last changed, by address, where that is known. */
  dates: ReadonlyMap<string, string>;
  /** Path of the picture that stands for a page elsewhere, by the page's address. */
  social: ReadonlyMap<string, string>;
  generated: string;
  dist: string;
  csp: CspInput;
}

export async function prerender(options: PrerenderOptions): Promise<number> {
  const { pages, navigation, assets, figures, dates, social, dist, csp } = options;
  const renderer = await loadRenderer(options.generated);
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const plain = { ...assets.printable, policy: documentPolicy('plain', csp) };
  const notFound = { ...assets.complete, policy: documentPolicy('shared', csp) };

  const needsLate = needsStyle(assets.complete.inlineStyles.at(-1) ?? '');
  for (const page of pages) {
    const nav = navOf(page.url, navigation);
    const firstScreen = firstScreenEnd(page.html);
    const own = {
      ...(firstScreen !== null && { firstScreen }),
      policy: documentPolicy(documentKind(page.url), csp),
      card: social.get(page.url),
      modified: dates.get(page.url),
    };
    const styled = needsLate(page.html) ? assets.complete : assets.page;
    const html = attempt(page.url, () =>
      page.url === '/'
        ? renderer.renderHome(page, figures, { ...assets.home, ...own })
        : renderer.renderPage(page, nav, { ...styled, ...own }),
    );
    writeFile(`${dist}${page.url}index.html`, html);
  }
  const sections = PRINTABLE_SECTIONS.filter((section) => navigation.has(section));
  for (const section of sections) {
    const nav = navigation.get(section) as Nav;
    const own = nav.items.map((item) => byUrl.get(item.url) as PageData);
    const html = attempt(`/${section}/printable/`, () =>
      renderer.renderPrintable(nav, printablePages(own), plain),
    );
    writeFile(`${dist}/${section}/printable/index.html`, html);
  }
  writeFile(`${dist}/404.html`, renderer.renderNotFound(notFound));
  writeFile(`${dist}/app-shell/index.html`, renderer.renderAppShell(plain));
  return pages.length + sections.length + 2;
}

function attempt(url: string, render: () => string): string {
  try {
    return render();
  } catch (error) {
    throw new Error(`The page ${url} could not be rendered.`, { cause: error });
  }
}
