// What people want to do, in the words of public questions (data/search-tasks.json), not of our headings.
import * as z from 'zod';

const query = z.string().min(1);
/** Where the words come from: a thread on GitHub that was looked up, or a question known to be asked often, from memory. */
const from = z.union([
  z.literal('well-known question'),
  z.string().regex(/^[\w.-]+\/[\w.-]+#\d+$/),
]);

const taskSchema = z.union([
  z.strictObject({
    query,
    from,
    /** Addresses that answer it, the best first. */
    targets: z.array(z.string().regex(/^\/(?:[^#]*\/)?(?:#[^#]+)?$/)).min(1),
  }),
  z.strictObject({
    query,
    from,
    /** The planned page that will answer it; until it exists, the search is not asked. */
    unwritten: z.string().regex(/^\/(?:[^#]+\/)+$/),
  }),
]);
export type Task = z.infer<typeof taskSchema>;

export const tasksSchema = z
  .array(taskSchema)
  .length(100)
  .refine((rows) => new Set(rows.map((row) => row.query)).size === rows.length, {
    error: 'each task stands once',
  });
