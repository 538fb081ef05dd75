// What coverage has reached (proof/coverage.json): floors rise, ceilings fall, complete families stay complete.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { REFERENCE_SETS } from '../../src/model/reference.ts';

const setName = z.enum(REFERENCE_SETS);

export const floorsSchema = z.strictObject({
  /** Documented records per set. */
  floors: z.partialRecord(setName, z.int().min(0)),
  /** Families of which every record has a home; "*" is the whole set. */
  complete: z.partialRecord(setName, z.array(z.string().min(1))),
  /** Fences that carry `unproven` or `illustrative`. */
  ceilings: z.strictObject({ unproven: z.int().min(0), illustrative: z.int().min(0) }),
});
export type Floors = z.infer<typeof floorsSchema>;

export function readFloors(file: string): Floors {
  return floorsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The better of what is committed and what was reached; never the worse. */
export function ratcheted(
  committed: Floors,
  reached: { floors: Record<string, number>; unproven: number; illustrative: number },
): Floors {
  const floors = Object.fromEntries(
    REFERENCE_SETS.map((set) => [
      set,
      Math.max(committed.floors[set] ?? 0, reached.floors[set] ?? 0),
    ]),
  );
  return {
    floors,
    complete: committed.complete,
    ceilings: {
      unproven: Math.min(committed.ceilings.unproven, reached.unproven),
      illustrative: Math.min(committed.ceilings.illustrative, reached.illustrative),
    },
  };
}
