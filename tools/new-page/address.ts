// Decides whether a new page may have the address an author asks for, and says why not.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { didYouMean } from '../../src/model/near.ts';
import type { Package } from '../../src/model/package.ts';
import type { Redirect } from '../../src/model/redirect.ts';
import { isSection, SECTIONS, type Section } from '../../src/model/sections.ts';
import { nameOf, urlOf } from '../../src/model/url.ts';
import { urlOfPackage } from '../../src/pipeline/packages/read-packages.ts';
import type { OrderRow } from './place.ts';

export interface Address {
  section: Section;
  /** Without folder and extension. */
  name: string;
  /** Path under content/. */
  path: string;
  url: string;
}

interface Known {
  content: string;
  order: readonly OrderRow[];
  /** Whose READMEs are pages. */
  packages: readonly Pick<Package, 'kind' | 'name'>[];
  redirects: readonly Redirect[];
}

const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Throws an error whose message is meant for the author. */
export function addressFor(
  argument: string,
  { content, order, packages, redirects }: Known,
): Address {
  const bare = argument
    .trim()
    .replace(/^\.?\//, '')
    .replace(/^content\//, '')
    .replace(/\.mdx?$|\/$/, '');
  const segments = bare.split('/');
  const [section = ''] = segments;
  const url = `/${bare}/`;
  const row = order.find((one) => one.url === url);
  if (!isSection(section)) {
    const hint = didYouMean(section, SECTIONS);
    throw new Error(
      `There is no section "${section}".${hint} Write SECTION/NAME; sections: ${SECTIONS.join(', ')}.`,
    );
  }
  if (segments.length < 2) {
    throw new Error(
      `"${argument}" names no page: write ${section}/NAME, as in ${section}/my-page.`,
    );
  }
  const bad = segments.find((segment) => !SEGMENT.test(segment));
  // One old address has capitals.
  if (bad !== undefined && row === undefined) {
    throw new Error(
      `"${bad}" cannot be part of a URL: use lowercase letters, digits and single hyphens.`,
    );
  }
  if (section === 'blog' && !/^\d{4}-\d{2}-\d{2}-/.test(segments.at(-1) ?? '')) {
    throw new Error(`A post's name begins with its date: blog/2030-01-31-${segments.at(-1)}.`);
  }
  const imported = packages.find((one) => urlOfPackage(one) === url);
  if (imported !== undefined) {
    throw new Error(
      `${url} is made from the README of ${imported.name}, so it is not written here. To change its words, ` +
        "change the README in the package's repository; its status, replacement and description are ours, in data/packages.json.",
    );
  }
  const redirect = redirects.find(({ from }) => from === url);
  if (redirect !== undefined) {
    throw new Error(
      `${url} redirects to ${redirect.to}, and a page there would never be seen: remove that row of data/redirects.json first.`,
    );
  }
  const path = `${bare}.md`;
  const taken = existingPage(content, path);
  if (taken !== null) throw new Error(`content/${taken} is there already: edit it.`);
  return { section, name: segments.at(-1) ?? '', path, url };
}

/** Any file that leads to the same address: another extension, an imported page, an index. */
function existingPage(content: string, path: string): string | null {
  const url = urlOf(path);
  const folder = dirname(path);
  const own = basename(path, '.md');
  const candidates = [folder, `${folder}/${own}`].flatMap((place) =>
    existsSync(join(content, place))
      ? readdirSync(join(content, place)).map((file) => `${place}/${file}`)
      : [],
  );
  const pages = candidates.filter((file) => /\.mdx?$/.test(file));
  return pages.find((file) => urlOf(file) === url && nameOf(file) !== '') ?? null;
}
