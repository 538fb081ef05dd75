// Names of options, hooks, flags and packages: who asks for one by name gets its home before anything else.
import { distance, nearMatches } from '../../../model/near.ts';
import { nameKey } from '../../../model/search/names.ts';
import { type Found, isOfPackage, type Section } from './found.ts';
import { slipsIn } from './query-words.ts';

/** How a section answers to a key, best first. */
const RANKS = ['spelled', 'path', 'leaf', 'heading', 'start', 'mentioned'] as const;
type Rank = (typeof RANKS)[number];

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

export class Names {
  readonly #named: Named[];
  readonly #headings: Map<string, Section[]>;
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
    this.#unwritten = unwritten.map((name) => ({ name, keys: [nameKey(name), ...leavesOf(name)] }));
  }

  /** Sections that bear the asked name, or one that is mentioned, before the others that were found. */
  first(query: AskedNames, found: readonly Found[]): Found[] {
    const ranks = this.#ranks(query);
    const others = new Map(found.map((one) => [one.section, one]));
    const named = [...ranks].map(([section, rank]) => {
      const terms = [query.text.toLowerCase()];
      const one = others.get(section) ?? { section, score: 0, terms };
      return { ...one, rank: (RANKS.length - RANKS.indexOf(rank)) * 100 + nearTop(section) };
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
    add(
      having(({ leaves }) => leaves.includes(key)),
      'leaf',
    );
    add(this.#headings.get(key) ?? [], 'heading');
    const about = nameKey(subject);
    add(
      having((named) => named.key === about),
      'heading',
    );
    add(
      (this.#headings.get(about) ?? []).filter((section) => !isOfPackage(section)),
      'heading',
    );
    const starts = (one: string): boolean => one.startsWith(key);
    if (key !== '')
      add(
        having((named) => [named.key, ...named.leaves].some(starts)),
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

  /** Names spelled nearly so, those without a page included: the answer to them says that. */
  near(query: string): string[] {
    const byKey = new Map<string, string>();
    const add = (name: string, keys: readonly string[]): void => {
      for (const key of keys) if (!byKey.has(key)) byKey.set(key, name);
    };
    for (const { key, leaves, name } of this.#named) add(name, [key, ...leaves]);
    for (const { name, keys } of this.#unwritten) add(name, keys);
    const keys = nearMatches(nameKey(query), byKey.keys());
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

/** Of two with the same leaf the one nearer to the top; a page before parts, these before a package's. */
function nearTop(section: Section): number {
  const { part } = section;
  if (part.id === '') return 40;
  if (part.names[0] !== undefined) return 30 - part.names[0].split('.').length;
  return isOfPackage(section) ? 0 : 15;
}
