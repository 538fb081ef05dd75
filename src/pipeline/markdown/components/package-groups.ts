// Sorts packages into the groups of an index page, in the order readers need them.
import { slug } from 'github-slugger';
import type { Package } from '../../../model/package.ts';
import type { Group } from './cards-html.ts';
import type { Card } from './package-cards.ts';

interface Category {
  /** Which kind of module its cube stands for. */
  cube: 'script' | 'style' | 'image' | 'data';
  /** Fragments of earlier sites that meant these packages. */
  aliases?: readonly string[];
}

/** In the order of the page; a category that is not named here comes last. */
const CATEGORIES: Record<Package['kind'], Record<string, Category>> = {
  loader: {
    Scripts: { cube: 'script', aliases: ['transpiling'] },
    Styles: { cube: 'style', aliases: ['styling'] },
    'Templates and text': { cube: 'image', aliases: ['templating'] },
    Files: { cube: 'data', aliases: ['json'] },
    Shimming: { cube: 'script' },
    Tools: { cube: 'data', aliases: ['testing', 'linting--testing'] },
  },
  plugin: {
    HTML: { cube: 'image' },
    Styles: { cube: 'style' },
    Files: { cube: 'data' },
    Size: { cube: 'script' },
    Quality: { cube: 'data' },
  },
};

/** Current packages come first in each group: a retired one is looked up, not chosen. */
export function groupsOf(all: readonly Card[], kind: Package['kind']): Group[] {
  const cards = all
    .filter((card) => card.kind === kind)
    .sort((a, b) => retired(a) - retired(b) || a.name.localeCompare(b.name, 'en'));
  const known = CATEGORIES[kind];
  const titles = new Set([...Object.keys(known), ...cards.map(({ category }) => category).sort()]);
  return [...titles].flatMap((title) => {
    const own = cards.filter(({ category }) => category === title);
    if (own.length === 0) return [];
    const { cube = 'data', aliases = [] } = known[title] ?? {};
    // Prefixed, because the page's own text may have a heading of the same name.
    return { title, id: `${kind}s-${slug(title)}`, aliases, cube, cards: own };
  });
}

const retired = ({ status }: Card): number => (status === 'current' ? 0 : 1);
