// Old addresses and where their subject lives now: data/redirects.json and data/legacy-urls.json.
import * as z from 'zod';

const FOLDERS = String.raw`\/(?:[\w.-]+\/)*`;

const target = z
  .string()
  .regex(
    new RegExp(`^${FOLDERS}(?:#[\\w-]+)?$`),
    'a path of this site that ends with a slash, then perhaps a #fragment',
  );

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
  to: target,
  /** While the page of `to` is not written: where the subject is treated today, if not where the page's own row says. */
  today: target.optional(),
  /** For the next reader of the table, where the choice of target is not plain. */
  why: z.string().min(1).optional(),
});
export type Redirect = z.infer<typeof redirectSchema>;
export const redirectsSchema = z.array(redirectSchema);

/**
 * A page that old URLs ask for and that is not written yet (data/planned-pages.json). It is listed
 * on the index of its section, and `today` is where a reader finds the subject until then.
 */
const plannedPageSchema = z.strictObject({
  page: z.string().regex(new RegExp(`^${FOLDERS}$`), 'a path that begins and ends with a slash'),
  title: z.string().min(1),
  today: target.optional(),
});
export type PlannedPage = z.infer<typeof plannedPageSchema>;
export const plannedPagesSchema = z.array(plannedPageSchema);

/** Of the list of planned pages on the index of a section. */
export const PLANNED_ID = 'planned';

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
