// The files that pages may link to beside other pages: what the build makes of the pages and of the reference, and the codemod.
import { CODEMOD_PATH } from './codemod.ts';
import { REFERENCE_FILES, REFERENCE_SCHEMA } from './reference-data.ts';
import { SECTIONS } from './sections.ts';
import { twinPath } from './twin.ts';

/** `pages` are the addresses of all pages. */
export function publishedFiles(pages: Iterable<string>): Set<string> {
  return new Set([
    '/llms.txt',
    '/llms-full.txt',
    ...SECTIONS.map((section) => `/${section}/llms-full.txt`),
    ...Object.keys(REFERENCE_FILES),
    REFERENCE_SCHEMA,
    CODEMOD_PATH,
    ...Array.from(pages, twinPath),
  ]);
}
