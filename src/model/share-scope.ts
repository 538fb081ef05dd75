// A share scope after builds have run together in one page: the proof reads it from the page's console, `<ShareScope />` draws it.
import * as z from 'zod';

const name = z.string().min(1);

export const shareScopeSchema = z
  .strictObject({
    scope: name,
    /** What builds offer, in the order of the scope. */
    offers: z
      .array(
        z.strictObject({
          package: name,
          version: name,
          /** The build whose copy it is. */
          from: name,
          loaded: z.boolean(),
        }),
      )
      .min(1),
    /** What builds got. */
    uses: z.array(z.strictObject({ build: name, package: name, version: name })).min(1),
  })
  .superRefine(({ offers, uses }, context) => {
    // Such a copy comes from no scope, and the drawing has no place for it.
    const own = uses.find(
      (use) =>
        !offers.some((offer) => offer.package === use.package && offer.version === use.version),
    );
    if (own === undefined) return;
    const message = `${own.build} uses ${own.package} ${own.version}, which is not in the scope`;
    context.addIssue({ code: 'custom', message });
  });
export type ShareScope = z.infer<typeof shareScopeSchema>;
