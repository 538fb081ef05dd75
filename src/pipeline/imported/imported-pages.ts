// The pages made from READMEs of packages: one record each, kept by the hash of all that went into it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupOfPackage } from '../../model/page-groups.ts';
import type { PageRecord } from '../../model/record.ts';
import { isFile } from '../../model/url.ts';
import { Cache } from '../cache/cache.ts';
import { createHighlight, type Highlight } from '../markdown/fences/highlight.ts';
import { nothingFound } from '../markdown/page-context.ts';
import { withAliases } from '../packages/aliases.ts';
import { bannerOf } from '../packages/banner.ts';
import {
  type PackageFacts,
  pathOfPackage,
  readPackages,
  urlOfPackage,
} from '../packages/read-packages.ts';
import type { Problem } from '../problem.ts';
import { importReadme } from './import-readme.ts';

interface ImportedPage {
  record: PageRecord;
  /** Why the page is only a link, or poorer than its README. */
  problems: Problem[];
}

interface ImportOptions {
  project: string;
  /** Folder whose node_modules hold the packages. */
  external: string;
  /** Of all caches. */
  cacheFolder: string;
}

interface ImportedPages {
  records: PageRecord[];
  problems: Problem[];
  /** How many were not in the cache. */
  compiled: number;
}

/** Links inside the site are not settled yet: see packages/settle-links.ts. */
export async function importedPages(options: ImportOptions): Promise<ImportedPages> {
  const cache = new Cache({
    folder: options.cacheFolder,
    name: 'imported',
    code: import.meta.filename,
  });
  let highlight: Highlight | null = null;
  let compiled = 0;
  const pages: ImportedPage[] = [];
  const packages = readPackages(options.project, options.external);
  const siblings = siblingsOf(packages);
  for (const facts of packages) {
    const inputs = inputsOf(facts, siblings);
    let page = cache.read<ImportedPage>(inputs);
    if (page === null) {
      highlight ??= await createHighlight();
      page = importPage(facts, { highlight, siblings });
      cache.write(inputs, page);
      compiled += 1;
    }
    pages.push(page);
  }
  return {
    records: pages.map(({ record }) => record),
    problems: pages.flatMap(({ problems }) => problems),
    compiled,
  };
}

interface SharedByPages {
  highlight: Highlight;
  siblings: ReadonlyMap<string, string>;
}

/** Where the package lies is not part of its page; a README that is missing is. */
function inputsOf(
  { folder, ...facts }: PackageFacts,
  siblings: ReadonlyMap<string, string>,
): (string | Buffer)[] {
  const readme = readmeOf({ folder });
  return [
    JSON.stringify([facts, ...siblings]),
    ...(existsSync(readme) ? [readFileSync(readme)] : []),
  ];
}

/** Pages of other packages by their name on npm and by their repository. */
export function siblingsOf(packages: readonly PackageFacts[]): Map<string, string> {
  return new Map(
    packages.flatMap((facts) => [
      [facts.name, urlOfPackage(facts)] as const,
      [facts.repository, urlOfPackage(facts)] as const,
    ]),
  );
}

/** Where it leads is settled once all pages are known; a file of the old site is nobody's page. */
const keepAddress = (path: string, fragment: string): string | null => {
  if (isFile(path)) return null;
  return fragment === '' ? path : `${path}#${fragment}`;
};

export const readmeOf = ({ folder }: Pick<PackageFacts, 'folder'>): string =>
  join(folder, 'README.md');

/** Never throws: a README that cannot be processed becomes a page with a link to it. */
export function importPage(facts: PackageFacts, shared: SharedByPages): ImportedPage {
  const { name, kind, version, repository } = facts;
  const banner = bannerOf(facts);
  try {
    const readme = readFileSync(readmeOf(facts), 'utf8');
    const {
      problems,
      dead: _dead,
      dropped: _dropped,
      ...made
    } = importReadme({
      ...shared,
      readme,
      name,
      kind,
      version,
      repository,
      tag: `v${version}`,
      banner,
      land: keepAddress,
    });
    const aliased = withAliases(made, facts);
    const record = recordOf(facts, { ...aliased.made, size: Buffer.byteLength(readme) });
    return { record, problems: [...problems, ...aliased.problems] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      record: recordOf(facts, { html: (banner ?? '') + linkOnly(facts) }),
      problems: [
        {
          file: `external/node_modules/${name}/README.md`,
          line: 1,
          what: `The README of ${name} ${version} cannot be processed: ${reason}`,
          advice:
            'Its page holds only a link for now. Pin the release before it in external/, or mend src/pipeline/imported.',
        },
      ],
    };
  }
}

export function recordOf(facts: PackageFacts, made: Partial<PageRecord> = {}): PageRecord {
  const { name, version, license, repository, branch } = facts;
  return {
    path: pathOfPackage(facts),
    url: urlOfPackage(facts),
    size: 0,
    title: name,
    description: facts.description,
    group: groupOfPackage(facts),
    contributors: facts.contributors,
    source: `https://www.npmjs.com/package/${name}/v/${version}`,
    edit: `https://github.com/${repository}/edit/${branch}/README.md`,
    repo: `https://github.com/${repository}`,
    imported: { package: name, version, license },
    html: '',
    ...nothingFound(),
    ...made,
  };
}

const linkOnly = ({ name, version, repository }: PackageFacts): string =>
  `<p>The text of this page could not be made. Read the <a href="https://github.com/${repository}#readme">` +
  `README of ${name}</a> in its repository, or with <a href="https://www.npmjs.com/package/${name}/v/${version}">` +
  `release ${version}</a> on npm.</p>`;
