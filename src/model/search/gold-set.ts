// What readers type and where the answer is, by which the shipped search is judged (data/search-queries.json and,
// for tasks, data/search-tasks.json).
import * as z from 'zod';

export const QUERY_KINDS = [
  'name',
  'leaf',
  'typo',
  'question',
  'error',
  'nonsense',
  'task',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

const goldQuerySchema = z
  .strictObject({
    /** As typed or pasted, line breaks included. */
    query: z.string().min(1),
    kind: z.enum(QUERY_KINDS),
    /** Addresses that answer it, the best first. One without fragment means the page's beginning alone. */
    targets: z.array(z.string().regex(/^\/(?:[^#]*\/)?(?:#[^#]+)?$/)),
  })
  .refine(({ kind, targets }) => (kind === 'nonsense') === (targets.length === 0), {
    error: 'nonsense has no target, everything else has one',
  });
export type GoldQuery = z.infer<typeof goldQuerySchema>;

export const goldSetSchema = z
  .array(goldQuerySchema)
  .refine((rows) => new Set(rows.map(({ query }) => query)).size === rows.length, {
    error: 'each query stands once',
  });
