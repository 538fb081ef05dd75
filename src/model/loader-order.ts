// The order in which the loaders of an example were called: the proof reads it from the run, `<LoaderOrder />` draws it.
import * as z from 'zod';

const callSchema = z.strictObject({
  /** `skip`: not called, because the `pitch` before it returned something. */
  phase: z.enum(['pitch', 'skip', 'normal']),
  loader: z.string().min(1),
});

export const loaderOrderSchema = z
  .array(callSchema)
  .min(2)
  .superRefine((calls, context) => {
    const pitched = calls.filter(({ phase }) => phase === 'pitch').map(({ loader }) => loader);
    if (new Set(pitched).size < pitched.length) {
      context.addIssue({ code: 'custom', message: 'a loader is pitched twice' });
    }
    const skipped = calls.filter(({ phase }) => phase === 'skip').map(({ loader }) => loader);
    // The drawing is a way in and the same way back, from the file or from the loader whose pitch
    // returned something: another order needs another drawing.
    const back = skipped.length === 0 ? pitched : pitched.slice(0, -1);
    const way = [
      ...pitched.map((loader) => `pitch ${loader}`),
      ...skipped.map((loader) => `skip ${loader}`),
      ...back.toReversed().map((loader) => `normal ${loader}`),
    ];
    if (calls.map(({ phase, loader }) => `${phase} ${loader}`).join() !== way.join()) {
      context.addIssue({ code: 'custom', message: 'the way back is not the way in' });
    }
  });
export type LoaderOrder = z.infer<typeof loaderOrderSchema>;
