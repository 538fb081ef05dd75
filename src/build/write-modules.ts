// Writes what webpack bundles: a stub for each page, and one module per section that finds them.
import type { Nav, PageData } from '../model/record.ts';
import { addressOf, NO_SECTION } from '../model/sections.ts';
import { pageStub } from './page-chunks.ts';
import { writeFile } from './write-file.ts';

export interface SitePages {
  pages: PageData[];
  navigation: Map<string, Nav>;
}

/** The navigation a page shows, if any. */
export function navOf(url: string, navigation: Map<string, Nav>): Nav | null {
  const { section } = addressOf(url);
  if (section !== NO_SECTION) return navigation.get(section) ?? null;
  const single = navigation.get('') ?? null;
  return single?.items.some((item) => item.url === url) ? single : null;
}

export function writeModules({ pages, navigation }: SitePages, generated: string): void {
  for (const [section, own] of Map.groupBy(pages, (page) => addressOf(page.url).section)) {
    for (const { url } of own) {
      writeFile(`${generated}/pages/${section}/${addressOf(url).page}.json`, pageStub(url));
    }
    const nav = navigation.get(section === NO_SECTION ? '' : section) ?? null;
    writeFile(`${generated}/sections/${section}.js`, sectionModule(section, nav));
    // For the sidebar's toggles; fetched on the first one.
    const anchors = Object.fromEntries(own.map((page) => [page.url, page.anchors]));
    writeFile(`${generated}/anchors/${section}.json`, JSON.stringify(anchors));
  }
  writeFile(
    `${generated}/sections.js`,
    'export const loadSection = (section) => import(`./sections/${section}.js`);\n',
  );
}

function sectionModule(section: string, nav: Nav | null): string {
  return [
    `export const nav = JSON.parse(${JSON.stringify(JSON.stringify(nav))});`,
    `export const load = (page) => import(\`../pages/${section}/\${page}.json\`);`,
    `export const loadAnchors = () => import('../anchors/${section}.json');`,
    '',
  ].join('\n');
}
