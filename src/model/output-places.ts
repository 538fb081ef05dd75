// Where the files of a build are and where the browser asks for them: `<PublicPath />` draws it.
import * as z from 'zod';

export const outputPlacesSchema = z.strictObject({
  /** The folder webpack writes to, as if the project were at the root. */
  path: z.string().startsWith('/').endsWith('/'),
  publicPath: z.string().min(1),
  files: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        /** Of an entry: the page names it, so no run-time code has to ask for it. */
        initial: z.boolean(),
      }),
    )
    .min(1),
});
export type OutputPlaces = z.infer<typeof outputPlacesSchema>;
