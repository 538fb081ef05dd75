// Old addresses and where their subject lives now: data/redirects.json and data/legacy-urls.json.
import * as z from 'zod';

const FOLDERS = String.raw`\/(?:[\w.-]+\/)*`;

/**
 * The old site sent retired loaders (file-loader, worker-loader …) to the site of webpack 4. They
 * are pages of this one, so the table has no such rows, and a target is always an address of ours.
 */
export const redirectSchema = z.strictObject({
  /** With a fragment it is a move: one part of a page that stays has gone to another page. */
  from: z
    .string()
    .regex(
      new RegExp(`^${FOLDERS}(?:#[\\w-]+)?$`),
      'a path that begins and ends with a slash, then perhaps a #fragment',
    ),
  to: z
    .string()
    .regex(
      new RegExp(`^${FOLDERS}(?:#[\\w-]+)?$`),
      'a path of this site that ends with a slash, then perhaps a #fragment',
    ),
  /** For the next reader of the table, where the choice of target is not plain. */
  why: z.string().min(1).optional(),
});
export type Redirect = z.infer<typeof redirectSchema>;
export const redirectsSchema = z.array(redirectSchema);

const lifeSchema = z.tuple([z.iso.date(), z.iso.date()]);

/** Every address the documentation had since 2017, with the first and last date it was seen. */
export const legacyUrlsSchema = z.record(
  z.string().regex(new RegExp(`^${FOLDERS}$`)),
  z.strictObject({ pages: lifeSchema, ids: z.record(z.string(), lifeSchema) }),
);
export type LegacyUrls = z.infer<typeof legacyUrlsSchema>;

/** Old fragments whose subject is gone; each needs a reason a reader would accept. */
export const retiredSchema = z.array(
  z.strictObject({
    url: z.string().regex(new RegExp(`^${FOLDERS}$`)),
    ids: z.array(z.string().min(1)).min(1),
    why: z.string().min(20),
  }),
);
export type Retired = z.infer<typeof retiredSchema>[number];
