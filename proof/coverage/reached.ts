// What each page has reached and may not fall behind: one small file per page in proof/reached/, so that branches
// with new pages have no line in common. Nothing is summed up in them; totals are counted when they are needed.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { PageRecord } from '../../src/model/record.ts';
import { REFERENCE_SETS, type ReferenceSet } from '../../src/model/reference.ts';
import { parseMeta } from '../../src/pipeline/markdown/fences/meta.ts';
import { lowered } from '../prose/ceilings.ts';
import type { Figures } from '../prose/figures.ts';
import type { ProofInput } from '../section.ts';

const reachedSchema = z.strictObject({
  /** Records that have a home and keep it: a name, `output.*` for a whole family, `*` for a whole set. */
  homes: z.partialRecord(z.enum(REFERENCE_SETS), z.array(z.string().min(1))).optional(),
  /** The most fences of the page that may carry this mark. */
  unproven: z.int().min(1).optional(),
  illustrative: z.int().min(1).optional(),
  /** The largest share of sentences under eight words, and of entries that open alike. */
  short: z.number().min(0).max(1).optional(),
  alike: z.number().min(0).max(1).optional(),
});
export type Reached = z.infer<typeof reachedSchema>;

/** By the path of the page under content/, without extension. */
export type ReachedPages = ReadonlyMap<string, Reached>;

export const MARKS = ['unproven', 'illustrative'] as const;
export const REACHED_FOLDER = 'proof/reached';

export const pageName = ({ path }: Pick<PageRecord, 'path'>): string => path.replace(/\.mdx?$/, '');
export const reachedFile = (page: string): string => `${REACHED_FOLDER}/${page}.json`;
/** Those of packages are theirs. */
export const ownPages = (records: readonly PageRecord[]): PageRecord[] =>
  records.filter(({ source }) => source === undefined);

export function readReached(project: string): ReachedPages {
  const folder = join(project, REACHED_FOLDER);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const parsed = reachedSchema.safeParse(parseJson(text));
      if (parsed.success) return [name.replace(/\.json$/, ''), parsed.data];
      throw new Error(`${REACHED_FOLDER}/${name}: ${z.prettifyError(parsed.error)}`);
    }),
  );
}

/** A file with the marks of a merge conflict is told by its name, too. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a record is meant by an entry of `homes`. */
export function covers(entry: string, name: string): boolean {
  if (entry === '*' || entry === name) return true;
  return entry.endsWith('.*') && `${name}.`.startsWith(entry.slice(0, -1));
}

export function markCounts({ fences }: PageRecord): Record<(typeof MARKS)[number], number> {
  const metas = fences.map(({ meta, lang }) => parseMeta(meta, lang));
  const count = (mark: (typeof MARKS)[number]): number =>
    metas.filter((meta) => meta[mark] !== null).length;
  return { unproven: count('unproven'), illustrative: count('illustrative') };
}

/** The better of what is committed and what the pages reach now; never the worse. */
export function raised(
  committed: ReachedPages,
  {
    records,
    reference,
    figures,
  }: Pick<ProofInput, 'records' | 'reference'> & { figures: (page: PageRecord) => Figures },
): Map<string, Reached> {
  const pages = ownPages(records);
  const documented = pages.flatMap(({ documents }) => documents);
  // A page that is gone keeps its file, for somebody to decide about.
  const next = new Map(committed);
  for (const page of pages) {
    const before = committed.get(pageName(page)) ?? {};
    const counts = markCounts(page);
    const homes = REFERENCE_SETS.flatMap((set) => {
      const ofSet = (all: readonly { set: ReferenceSet; name: string }[]): string[] =>
        all.filter((each) => each.set === set).map(({ name }) => name);
      const entries = homesOf({
        own: new Set(ofSet(page.documents)),
        anywhere: new Set(ofSet(documented)),
        all: ofSet(reference.records),
        before: before.homes?.[set] ?? [],
      });
      return entries.length > 0 ? [[set, entries]] : [];
    });
    // A new page may have no mark: who means one writes the number by hand.
    const marks = MARKS.map((mark) => [mark, Math.min(before[mark] ?? 0, counts[mark])] as const);
    next.set(pageName(page), {
      ...(homes.length > 0 && { homes: Object.fromEntries(homes) }),
      ...Object.fromEntries(marks.filter(([, most]) => most > 0)),
      ...lowered(figures(page), before),
    });
  }
  return next;
}

/** Names of one set. */
interface Names {
  own: ReadonlySet<string>;
  anywhere: ReadonlySet<string>;
  all: readonly string[];
  before: readonly string[];
}

/** In the order of the page, whole families in one entry. */
function homesOf({ own, anywhere, all, before }: Names): string[] {
  const reached = [...own].map((name) => widest(name, own, all));
  // A name that moved is noted with its new page; a lost one stays here and fails.
  const kept = before
    .filter((entry) => all.some((name) => covers(entry, name)))
    .filter((entry) => !anywhere.has(entry));
  const entries = [...new Set([...reached, ...kept])];
  const isWithin = (entry: string, other: string): boolean =>
    entry !== other && other.endsWith('*') && covers(other, entry.replace(/\.\*$/, ''));
  return entries.filter((entry) => !entries.some((other) => isWithin(entry, other)));
}

/** The largest family around a record that has all its homes on the page. */
function widest(name: string, own: ReadonlySet<string>, all: readonly string[]): string {
  const parts = name.split('.');
  const families = ['*', ...parts.map((_, index) => `${parts.slice(0, index + 1).join('.')}.*`)];
  const isWhole = (family: string): boolean => {
    const members = all.filter((each) => covers(family, each));
    return members.length > 1 && members.every((each) => own.has(each));
  };
  return families.find(isWhole) ?? name;
}

export function writeReached(project: string, pages: ReachedPages): void {
  for (const [page, reached] of pages) {
    const file = join(project, reachedFile(page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(reached, null, 2)}\n`);
  }
}
