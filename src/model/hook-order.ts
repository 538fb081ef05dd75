// The order in which a build called its hooks: the proof reads it from a run that observed all of them, `<HookOrder />` shows it.
import * as z from 'zod';

const hookSchema = z.strictObject({
  /** Class whose hook it is. */
  owner: z.string().regex(/^[A-Z]\w+$/),
  hook: z.string().min(1),
  /** Of a compiler that another one started. */
  child: z.boolean(),
  calls: z.int().min(1),
});

/** By first call. */
export const hookOrderSchema = z.array(hookSchema).min(10);
export type HookOrder = z.infer<typeof hookOrderSchema>;
export type ObservedHook = HookOrder[number];
