// Names of options, hooks, flags and packages: who asks for one by name gets its home before anything else.
import { distance, nearMatches } from '../../../model/near.ts';
import { nameKey } from '../../../model/search/names.ts';
import { type Found, isInPackage, isOfPackage, isOfProject, type Section } from './found.ts';
import { slipsIn } from './query-words.ts';

/** How a section answers to a key, best first. */
type Rank = 'spelled' | 'path' | 'title' | 'leaf' | 'heading' | 'start' | 'mentioned';
const RANKS: Rank[] = ['spelled', 'path', 'title', 'leaf', 'heading', 'start', 'mentioned'];
/** Words with spaces are those of a heading rather than the end of a long name. */
const RANKS_OF_WORDS: Rank[] = [
  'spelled',
  'path',
  'title',
  'heading',
  'leaf',
  'start',
  'mentioned',
];

interface Named {
  section: Section;
  name: string;
  key: string;
  /** Keys of the dotted name without its first segments. */
  leaves: string[];
}

interface AskedNames {
  /** The query as typed. */
  text: string;
  /** The same without the words of a question: "chunk" of "what is a chunk". */
  subject: string;
  /** Names inside a longer query. */
  mentioned: readonly string[];
}

const SHORTEST_SLIP = 5;

/** From here on a section bears the very name; below are titles, headings and ends of names. */
export const RANK_OF_NAME = 600;

export class Names {
  readonly #named: Named[];
  readonly #headings: Map<string, Section[]>;
  readonly #pages: Section[];
  readonly #unwritten: { name: string; keys: string[] }[];

  constructor(sections: readonly Section[], unwritten: readonly string[]) {
    this.#named = sections.flatMap((section) =>
      section.part.names.map((name) => ({
        section,
        name,
        key: nameKey(name),
        leaves: leavesOf(name),
      })),
    );
    this.#headings = Map.groupBy(sections, ({ page, part }) => nameKey(part.heading || page.title));
    this.#pages = sections.filter(({ part }) => part.id === '');
    this.#unwritten = unwritten.map((name) => ({ name, keys: [nameKey(name), ...leavesOf(name)] }));
  }

  /** Sections that bear the asked name, or one that is mentioned, before the others that were found. */
  first(query: AskedNames, found: readonly Found[]): Found[] {
    const ranks = this.#ranks(query);
    const order = /\s/.test(query.text.trim()) ? RANKS_OF_WORDS : RANKS;
    const others = new Map(found.map((one) => [one.section, one]));
    const named = [...ranks].map(([section, rank]) => {
      const terms = [query.text.toLowerCase()];
      const one = others.get(section) ?? { section, score: 0, terms };
      return { ...one, rank: (order.length - order.indexOf(rank)) * 100 + nearTop(section) };
    });
    return [...named, ...found.filter(({ section }) => !ranks.has(section))];
  }

  #ranks({ text, subject, mentioned }: AskedNames): Map<Section, Rank> {
    const ranks = new Map<Section, Rank>();
    const add = (sections: readonly Section[], rank: Rank): void => {
      for (const section of sections) if (!ranks.has(section)) ranks.set(section, rank);
    };
    const having = (fits: (named: Named) => boolean): Section[] =>
      this.#named.filter(fits).map(({ section }) => section);
    // `output.library.export` and `output.libraryExport` differ in nothing else.
    const spelled = text.trim().toLowerCase();
    const key = nameKey(text);
    add(
      having(({ name }) => name.toLowerCase() === spelled),
      'spelled',
    );
    add(
      having((named) => named.key === key),
      'path',
    );
    const about = nameKey(subject);
    // What a README calls its parts is about that package alone.
    const spaced = /\s/.test(spelled);
    const titled = (wanted: string): Section[] =>
      (this.#headings.get(wanted) ?? []).filter(
        ({ page, part }) => part.id === '' || !(page.imported || (spaced && part.names.length > 0)),
      );
    add(
      titled(key).filter(({ part }) => part.id === ''),
      'title',
    );
    const leaves = having((named) => named.leaves.includes(key));
    const headings = [
      ...titled(key),
      ...having((named) => named.key === about),
      ...titled(about).filter((section) => !isOfPackage(section)),
    ];
    add(spaced ? headings : leaves, spaced ? 'heading' : 'leaf');
    add(spaced ? leaves : headings, spaced ? 'leaf' : 'heading');
    const starts = (one: string): boolean => one.startsWith(key);
    if (key !== '')
      add(
        having((named) => [named.key, ...named.leaves].some(starts)),
        'start',
      );
    // "lazy" is the page Lazy Loading as much as an option that begins so.
    if (key.length > 2)
      add(
        this.#pages.filter(({ page }) => starts(nameKey(page.title))),
        'start',
      );
    // Words in the text are looked up from the third letter on.
    if (key !== '' && key.length < 3) {
      add(
        [...this.#headings].flatMap(([heading, all]) => (starts(heading) ? all : [])),
        'start',
      );
    }
    for (const name of mentioned) {
      const wanted = nameKey(name);
      add(
        having((named) => named.key === wanted),
        'mentioned',
      );
    }
    return ranks;
  }

  isTitle(query: string): boolean {
    const key = nameKey(query);
    return this.#pages.some(({ page }) => nameKey(page.title) === key);
  }

  /** Homes of names that a slip of the finger makes of the query. */
  misspelled(query: string): Found[] {
    const key = nameKey(query);
    if (key.length < SHORTEST_SLIP) return [];
    return this.#named.flatMap(({ section, key: own, leaves, name }) => {
      const slips = Math.min(...[own, ...leaves].map((one) => distance(key, one)));
      if (slips > slipsIn(key)) return [];
      const terms = [name.toLowerCase()];
      return [{ section, rank: 100 - slips * 40 + nearTop(section), score: 0, terms }];
    });
  }

  /** Names spelled nearly so that have a home. */
  near(query: string): string[] {
    const asked = nameKey(query);
    if (asked.length < SHORTEST_SLIP) return [];
    const byKey = new Map<string, string>();
    const add = (name: string, keys: readonly string[]): void => {
      for (const key of keys) if (!byKey.has(key)) byKey.set(key, name);
    };
    for (const { key, leaves, name } of this.#named) add(name, [key, ...leaves]);
    const keys = nearMatches(asked, byKey.keys());
    return [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
  }

  /** The asked name, if webpack has it and no page describes it. */
  unwritten(query: string): string | null {
    const key = nameKey(query);
    if (this.#named.some((named) => named.key === key)) return null;
    const whole = this.#unwritten.find(({ keys: [first] }) => first === key);
    const isKnown =
      this.#headings.has(key) || this.#named.some(({ leaves }) => leaves.includes(key));
    const leaf = isKnown ? undefined : this.#unwritten.find(({ keys }) => keys.includes(key));
    return (whole ?? leaf)?.name ?? null;
  }
}

function leavesOf(name: string): string[] {
  if (name.startsWith('-')) return [];
  const segments = name.split('.');
  return segments.slice(1).map((_, at) => nameKey(segments.slice(at + 1).join('.')));
}

/** Of two with the same leaf the one nearer to the top; a page before parts, these before a package's or the project's. */
function nearTop(section: Section): number {
  const { page, part } = section;
  if (part.id === '') return isOfProject(section) ? 35 : 40;
  const inPackage = isInPackage(page) ? 5 : 0;
  if (part.names[0] !== undefined) return 30 - part.names[0].split('.').length - inPackage;
  if (isOfProject(section)) return 5;
  return isOfPackage(section) ? 0 : 15;
}
