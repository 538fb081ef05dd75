// Sets a title as large as it fits: fixed sizes, balanced lines, and no word broken while there is another way.

type Measure = (text: string, size: number) => number;

export interface FittedTitle {
  size: number;
  lines: string[];
}

/** Large type in few lines; only small type may fill four. */
const STEPS = [
  { size: 104, lines: 2 },
  { size: 88, lines: 2 },
  { size: 76, lines: 2 },
  { size: 64, lines: 3 },
  { size: 54, lines: 4 },
  { size: 44, lines: 4 },
] as const;
/** Down to this size a name is rather kept whole than set larger. */
const LARGE = 64;

/** Where a line may end, from the best places to the worst; a number stays with its word. */
const BREAKS = {
  spaces: /(?<= )(?!\d)/,
  hyphens: /(?<=[ /-])(?!\d)/,
  dots: /(?<=[ /-])(?!\d)|(?=\.)/,
  humps: /(?<=[ /-])(?!\d)|(?=\.)|(?<=[a-z])(?=[A-Z])/,
};
const WAYS = [
  { breaks: BREAKS.spaces, smallest: LARGE },
  { breaks: BREAKS.hyphens, smallest: LARGE },
  { breaks: BREAKS.spaces, smallest: 0 },
  { breaks: BREAKS.hyphens, smallest: 0 },
  { breaks: BREAKS.dots, smallest: 0 },
  { breaks: BREAKS.humps, smallest: 0 },
];

/** Null when it fits at no size. */
export function fitTitle(title: string, measure: Measure, width: number): FittedTitle | null {
  for (const { breaks, smallest } of WAYS) {
    const parts = title.split(breaks);
    for (const { size, lines: most } of STEPS.filter((step) => step.size >= smallest)) {
      for (let count = 1; count <= most; count++) {
        const lines = balanced(parts, count, (text) => {
          const taken = measure(text, size);
          return taken <= width ? taken : Infinity;
        });
        if (lines !== null) return { size, lines };
      }
    }
  }
  return null;
}

/** The most even of all ways to make so many lines; null when each has a line that is too long. */
function balanced(
  parts: readonly string[],
  count: number,
  widthOf: (text: string) => number,
): string[] | null {
  if (count > parts.length) return null;
  const best = (from: number, left: number): { cost: number; lines: string[] } => {
    let found = { cost: Infinity, lines: [] as string[] };
    const last = left === 1;
    for (let to = last ? parts.length : from + 1; to <= parts.length - left + 1; to++) {
      const line = parts.slice(from, to).join('').trimEnd();
      const own = widthOf(line) ** 2;
      if (own === Infinity) break;
      const rest = last ? { cost: 0, lines: [] } : best(to, left - 1);
      if (own + rest.cost < found.cost) {
        found = { cost: own + rest.cost, lines: [line, ...rest.lines] };
      }
    }
    return found;
  };
  const { cost, lines } = best(0, count);
  return cost === Infinity ? null : lines;
}
