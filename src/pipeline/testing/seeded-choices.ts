// A seeded source of choices: the same seed gives the same pages on every machine and in every run.

export interface Choices {
  /** A whole number from 0 up to, not including, `below`. */
  number(below: number): number;
  pick<T>(list: readonly T[]): T;
  /** Several entries without repetition, in the list's order of drawing. */
  some<T>(list: readonly T[], count: number): T[];
}

/** A 32-bit linear congruential generator; only its high bits are used, the low ones repeat soon. */
export function choices(seed: number): Choices {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const number = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('Nothing to pick from: the list is empty.');
    return list[number(list.length)] as T;
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    const drawn: T[] = [];
    while (drawn.length < count && rest.length > 0)
      drawn.push(...rest.splice(number(rest.length), 1));
    return drawn;
  };
  return { number, pick, some };
}
