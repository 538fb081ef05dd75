// What assistants look for: a list of all pages with their descriptions, and the pages of a section in one file.
import type { Nav, PageData } from '../../model/record.ts';
import { addressOf, DOCUMENTATION_CHILDREN, NO_SECTION } from '../../model/sections.ts';
import type { Site } from '../../model/site.ts';
import { twinPath } from '../../model/twin.ts';
import type { Twins } from './twins.ts';

interface LlmsInput {
  pages: readonly PageData[];
  navigation: ReadonlyMap<string, Nav>;
  twins: Twins;
  site: Pick<Site, 'name' | 'description' | 'origin'>;
  webpack: string;
}

interface Section {
  name: string;
  title: string;
  pages: PageData[];
}

/** In this order; what the convention calls optional may be left out of a short context. */
const ORDER = [...DOCUMENTATION_CHILDREN.map(({ section }) => section), 'contribute'] as const;
const OPTIONAL = 'Optional';

/** Text by the path it is published under. */
export function llmsFiles(input: LlmsInput): Map<string, string> {
  const sections = sectionsOf(input);
  const full = (pages: readonly PageData[]): string =>
    pages.map(({ url }) => input.twins.get(url)).join('\n');
  return new Map([
    ['/llms.txt', index(input, sections)],
    ['/llms-full.txt', full(sections.flatMap(({ pages }) => pages))],
    ...sections
      .filter(({ name }) => name !== NO_SECTION)
      .map(({ name, pages }): [string, string] => [fullPath(name), full(pages)]),
  ]);
}

const fullPath = (section: string): string => `/${section}/llms-full.txt`;

function sectionsOf({ pages, navigation }: LlmsInput): Section[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const listed = ORDER.flatMap((name): Section[] => {
    const nav = navigation.get(name);
    if (nav === undefined) return [];
    const own = nav.items.flatMap(({ url }) => byUrl.get(url) ?? []);
    return [{ name, title: nav.title, pages: own }];
  });
  const single = pages.filter(({ url }) => addressOf(url).section === NO_SECTION);
  return [...listed, { name: NO_SECTION, title: OPTIONAL, pages: single }];
}

function index({ site, webpack }: LlmsInput, sections: readonly Section[]): string {
  const at = (path: string): string => new URL(path, site.origin).href;
  const bundles = sections.filter(({ name }) => name !== NO_SECTION);
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    `Written for webpack ${webpack} and checked against it. Each page is also Markdown: put .md in ` +
      'the place of the last slash of its URL. ' +
      `What webpack accepts is also data: see [The docs as data](${at(twinPath('/reference/'))}).`,
    '',
    ...sections.flatMap(({ title, pages }) => [
      ...(title === OPTIONAL ? bundleList(bundles, at) : []),
      `## ${title}`,
      '',
      ...pages.map((page) => `- [${page.title}](${at(twinPath(page.url))}): ${page.description}`),
      '',
    ]),
  ].join('\n');
}

function bundleList(sections: readonly Section[], at: (path: string) => string): string[] {
  return [
    '## Whole sections',
    '',
    ...sections.map(
      ({ name, title, pages }) =>
        `- [${title}](${at(fullPath(name))}): ${pages.length === 1 ? 'its page' : `all ${pages.length} pages`} in one file`,
    ),
    `- [Everything](${at('/llms-full.txt')}): all pages in one file`,
    '',
  ];
}
