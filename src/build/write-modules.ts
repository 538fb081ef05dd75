// Writes what webpack bundles: the data of each page, and one module per section that finds them.
import { createHash } from 'node:crypto';
import type { Nav, PageData } from '../model/record.ts';
import { addressOf, NO_SECTION } from '../model/sections.ts';
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
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    const address = addressOf(page.url);
    const json = JSON.stringify(page);
    writeFile(`${generated}/pages/${address.section}/${address.page}.json`, json);
    const hash = createHash('sha256').update(json).digest('hex');
    sections.set(address.section, [...(sections.get(address.section) ?? []), hash]);
  }
  for (const [section, hashes] of sections) {
    const nav = navigation.get(section === NO_SECTION ? '' : section) ?? null;
    // Its chunk lists the names of its pages' chunks, so its own name must change with theirs.
    const version = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
    writeFile(`${generated}/sections/${section}.js`, sectionModule(section, nav, version));
  }
  writeFile(
    `${generated}/sections.js`,
    'export const loadSection = (section) => import(`./sections/${section}.js`);\n',
  );
}

function sectionModule(section: string, nav: Nav | null, version: string): string {
  return [
    `// ${version}`,
    `export const nav = JSON.parse(${JSON.stringify(JSON.stringify(nav))});`,
    `export const load = (page) => import(\`../pages/${section}/\${page}.json\`);`,
    '',
  ].join('\n');
}
