// What people want to do, in the words of their own public questions (data/search-tasks.json). Unlike the rest of the
// gold set, no row was written with our headings in view.
import * as z from 'zod';

const query = z.string().min(1);
/** Where the words come from: a thread on GitHub, or the title of a question elsewhere. */
const from = z.union([
  z.literal('question-and-answer title'),
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
