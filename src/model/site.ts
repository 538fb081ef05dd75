// Addresses outside this site and the facts of its repository: data/site.json.
import * as z from 'zod';

/** The application id becomes part of host names and of a header. */
const hostedSearchSchema = z.strictObject({
  applicationId: z.string().regex(/^[a-z0-9]+$/i),
  apiKey: z.string().min(1),
  indexName: z.string().min(1),
});
export type HostedSearch = z.infer<typeof hostedSearchSchema>;

export const siteSchema = z.strictObject({
  name: z.string(),
  /** Shown where a page has no description of its own: the Not Found page. */
  description: z.string().max(160),
  origin: z.url(),
  v4Origin: z.url(),
  chineseOrigin: z.url(),
  docsRepository: z.strictObject({
    name: z.string(),
    branch: z.string(),
    contentPath: z.string(),
  }),
  links: z.strictObject({
    github: z.url(),
    x: z.url(),
    stackOverflow: z.url(),
    swagStore: z.url(),
    changelog: z.url(),
    chat: z.url(),
    openCollective: z.url(),
  }),
  /** The public room whose widget the chat shows in a frame. */
  chatRoom: z.strictObject({ provider: z.hostname(), id: z.string().regex(/^\d+$/) }),
  /**
   * Google Analytics 4 measurement id; null switches analytics off. In the property, "page changes
   * based on browser history events" must be off, or each page counts twice.
   */
  analyticsId: z.string().nullable(),
  /** A hosted search in place of our own index; its key may do nothing but search. */
  search: hostedSearchSchema.nullable(),
});
export type Site = z.infer<typeof siteSchema>;
