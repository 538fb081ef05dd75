// The order in which the loaders of an example were called: the proof reads it from the run, `<LoaderOrder />` draws it.
import * as z from 'zod';

const callSchema = z.strictObject({
  phase: z.enum(['pitch', 'normal']),
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
    // The drawing is a way in and the same way back: another order needs another drawing.
    const way = [
      ...pitched.map((loader) => `pitch ${loader}`),
      ...pitched.toReversed().map((loader) => `normal ${loader}`),
    ];
    if (calls.map(({ phase, loader }) => `${phase} ${loader}`).join() !== way.join()) {
      context.addIssue({ code: 'custom', message: 'the way back is not the way in' });
    }
  });
export type LoaderOrder = z.infer<typeof loaderOrderSchema>;
