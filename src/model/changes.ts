// Which files of a build change when a source file is edited: the proof edits and builds, `<Changes />` shows it as a table.
import * as z from 'zod';

const names = z.array(z.string().min(1));

export const changesSchema = z
  .array(
    z.strictObject({
      /** The edit in the author's words; code is between backticks. */
      what: z.string().min(1),
      /** Another hash in the name. */
      renamed: names,
      /** Other bytes under the same name. */
      rewritten: names,
      unchanged: names,
      /** Only the edited build has it, or only the other one. */
      added: names,
      removed: names,
    }),
  )
  .min(1);
export type Changes = z.infer<typeof changesSchema>;
export type Change = Changes[number];
