import { expect, test } from 'vitest';
import { comparePages, type Orderable } from './order.ts';

const page = (name: string, facts: Partial<Orderable> = {}): Orderable => ({
  name,
  title: name,
  ...facts,
});

/** Every page differs from its neighbour in one respect, from the strongest to the weakest. */
const IN_ORDER: readonly Orderable[] = [
  page('index', { sort: -1, group: 'Z', title: 'Z' }),
  page('zero', { sort: 0, title: 'Z' }),
  page('one', { sort: 1, title: 'Z' }),
  page('2026-11-19-part-2', { sort: 25, title: 'Z' }),
  page('2026-11-19-part-1', { sort: 25, title: 'A' }),
  page('shared-z', { sort: 25, title: 'A' }),
  page('shared-a', { sort: 25, title: 'B' }),
  page('tie-1', { sort: 25, title: 'C' }),
  page('tie-2', { sort: 25, title: 'C' }),
  page('high', { sort: 1000, title: 'A' }),
  page('z-capital', { title: 'B' }),
  page('lower', { title: 'a' }),
  page('grouped', { group: 'Modules', sort: 7, title: 'Z' }),
  page('grouped-later', { group: 'Modules', sort: 8, title: 'A' }),
  page('grouped-unnumbered', { group: 'Modules', title: 'A' }),
  page('other-group', { group: 'Objects', sort: 1, title: 'A' }),
  page('plugin', { group: 'Values and text', title: 'B' }),
  page('later-plugin', { group: 'Files', title: 'A' }),
  page('removed-plugin', { group: 'Retired', title: 'A' }),
];

/** A fixed pseudo-random sequence: a failing shuffle can be repeated. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = numbers(seed);
  return items
    .map((item) => ({ item, key: random.next().value }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

test('any shuffle sorts back to the one order', () => {
  const shuffles = Array.from({ length: 200 }, (_, seed) => shuffle(IN_ORDER, seed + 1));
  const distinct = new Set(shuffles.map((pages) => pages.map(({ name }) => name).join()));
  expect(distinct.size).toBeGreaterThan(190);
  for (const pages of shuffles) expect(pages.sort(comparePages)).toEqual(IN_ORDER);
});

test('the order is total: reflexive, antisymmetric, transitive', () => {
  const sign = (a: Orderable, b: Orderable): number => Math.sign(comparePages(a, b));
  for (const [i, a] of IN_ORDER.entries()) {
    expect(comparePages(a, { ...a })).toBe(0);
    for (const [j, b] of IN_ORDER.entries()) expect(sign(a, b)).toBe(Math.sign(i - j));
  }
});

test('an index page comes first even before pages without a group', () => {
  expect(comparePages(page('i', { sort: -1, group: 'Z' }), page('a', { sort: 1 }))).toBeLessThan(0);
});

test('an absent group and an undefined one are the same', () => {
  expect(comparePages(page('a', { group: undefined, sort: undefined }), page('a'))).toBe(0);
});
