// What each value of `devtool` shows and costs: an example builds with all of them, `<SourceMaps />` draws it.
import * as z from 'zod';

export const seenSchema = z
  .array(
    z.strictObject({
      devtool: z.string().min(1),
      /** The form of the code in which a breakpoint is found. */
      shows: z.enum(['bundle', 'generated', 'transformed', 'original']),
      /** Else only its line is known. */
      column: z.boolean(),
      /** Else the tools know names and lines, but have no code to show. */
      text: z.boolean(),
      map: z.enum(['none', 'script', 'file', 'unlinked file']),
      /** Why a production build should not have it. */
      production: z.enum(['eval', 'wrong line', 'size']).nullable(),
    }),
  )
  .min(1);
export type Seen = z.infer<typeof seenSchema>[number];

export const costsSchema = z.strictObject({
  /** Day on which they were measured. */
  date: z.iso.date(),
  webpack: z.string().min(1),
  modules: z.number().int(),
  runs: z.number().int(),
  /** Processor time relative to `false`. */
  rows: z
    .array(z.strictObject({ devtool: z.string().min(1), build: z.number(), rebuild: z.number() }))
    .min(1),
});
export type Costs = z.infer<typeof costsSchema>;
