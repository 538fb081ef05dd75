// Writes the tables of what an author may write into CONTRIBUTING.md, for those who read it without the site (part of `npm run fix`).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  asMarkdown,
  COMPONENT_GROUPS,
  componentsOf,
  fenceLanguages,
  fenceOptions,
  frontMatterKeys,
} from '../src/pipeline/markdown/vocabulary/tables.ts';

export const GUIDE = join(import.meta.dirname, '../CONTRIBUTING.md');

/** As the component would be written that shows the same on a page. */
const TABLES: Readonly<Record<string, () => string>> = {
  FrontMatterKeys: () => asMarkdown(frontMatterKeys()),
  FenceLanguages: () => asMarkdown(fenceLanguages()),
  FenceOptions: () => asMarkdown(fenceOptions()),
  ...Object.fromEntries(
    COMPONENT_GROUPS.map((of) => [`Components of="${of}"`, () => asMarkdown(componentsOf(of))]),
  ),
};

const PLACE = /(<!-- table: (.+?) -->\n)[\s\S]*?(\n?<!-- end of table -->)/g;

/** The text with every table as it is now; one that is missing or unknown is an error. */
export function withTables(text: string): string {
  const left = new Set(Object.keys(TABLES));
  const written = text.replace(PLACE, (_all, start: string, name: string) => {
    const table = TABLES[name];
    if (table === undefined || !left.delete(name)) {
      throw new Error(`CONTRIBUTING.md has a table "${name}", which is unknown or there twice.`);
    }
    return `${start}\n${table()}\n\n<!-- end of table -->`;
  });
  if (left.size > 0) throw new Error(`CONTRIBUTING.md lacks a table: ${[...left].join(', ')}.`);
  return written;
}

if (import.meta.main) {
  const before = readFileSync(GUIDE, 'utf8');
  const after = withTables(before);
  if (after !== before) writeFileSync(GUIDE, after);
  console.log(`CONTRIBUTING.md: tables ${after === before ? 'unchanged' : 'written'}.`);
}
