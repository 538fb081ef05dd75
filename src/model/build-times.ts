// What each piece of advice about build times is worth: an example builds with all of it, `<BuildTimes />` draws it.
import * as z from 'zod';

export const timesSchema = z.strictObject({
  /** Day on which they were measured. */
  date: z.iso.date(),
  webpack: z.string().min(1),
  node: z.string().min(1),
  /** Processors of the machine. */
  cores: z.number().int(),
  /** In the build that the others of its mode are compared with. */
  modules: z.strictObject({ development: z.number().int(), production: z.number().int() }),
  rounds: z.number().int(),
  /** Relative to the configuration that the variant changes, in the same run. */
  rows: z
    .array(
      z.strictObject({
        variant: z.string().min(1),
        /** A warm build is compared with a cold one. */
        kind: z.enum(['cold', 'warm', 'rebuild']),
        wall: z.number(),
        cpu: z.number(),
      }),
    )
    .min(1),
});
export type Times = z.infer<typeof timesSchema>;
export type Time = Times['rows'][number];
