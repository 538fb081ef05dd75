// Lists the pages and pictures under content/, in one fixed order on every machine.
import { readdirSync } from 'node:fs';

/** Texts that several pages include: not pages themselves. */
export const INCLUDES = '_includes';

const PAGE = /\.mdx?$/;

interface ContentFiles {
  /** Paths relative to the content folder, with forward slashes. */
  pages: string[];
  others: string[];
}

export function walkContent(folder: string): ContentFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith(`${INCLUDES}/`))
    .sort();
  return {
    pages: paths.filter((path) => PAGE.test(path)),
    others: paths.filter((path) => !PAGE.test(path)),
  };
}
