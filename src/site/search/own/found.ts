// A section of a page, and one that was found: what the steps of a search hand on.
import type { SearchPage, SearchPart } from '../../../model/search/search-file.ts';

export interface Section {
  page: SearchPage;
  part: SearchPart;
}

export interface Found {
  section: Section;
  /** Above 0 for a section that bears the asked name; comes before any score. */
  rank: number;
  score: number;
  /** Terms of the index that matched: marked where they are corrections of what was typed. */
  terms: readonly string[];
}

/** A part of a package's page is about that package, whatever its heading says. */
export const isOfPackage = ({ part }: Section): boolean =>
  part.id !== '' && (part.kind === 'Loader' || part.kind === 'Plugin');

export const isInPackage = ({ url }: SearchPage): boolean => /^\/(?:loaders|plugins)\//.test(url);

/** The comparison, the blog, how to contribute: not the documentation. */
export const isOfProject = ({ page }: Section): boolean => page.group === 'Project';

/** A post has the words of everything it sums up, and the pages it links to explain them. */
export const isPost = ({ page }: Section): boolean => /^\/blog\/./.test(page.url);
