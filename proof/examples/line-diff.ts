// The shortest account of what a step changes in a file, for a diff fence that has to be rewritten.

export function lineDiff(before: readonly string[], after: readonly string[]): string[] {
  const lengths = common(before, after);
  const result: string[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      result.push(` ${before[i]}`.trimEnd());
      i++;
      j++;
    } else if (j >= after.length || at(lengths, i + 1, j) >= at(lengths, i, j + 1)) {
      if (i < before.length) result.push(`-${before[i++]}`);
      else result.push(`+${after[j++]}`);
    } else {
      result.push(`+${after[j++]}`);
    }
  }
  return result;
}

const at = (table: readonly number[][], i: number, j: number): number => table[i]?.[j] ?? 0;

/** Length of the longest common subsequence of the two tails that begin at (i, j). */
function common(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = table[i] as number[];
      row[j] =
        before[i] === after[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}
