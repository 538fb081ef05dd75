// What an author may write at the top of a page; every other key is an error.
import * as z from 'zod';
import { relatedSchema } from './content.ts';

export const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(160),
  sort: z.int().min(-1).optional(),
  group: z.string().min(1).optional(),
  contributors: z.array(z.string().regex(/^[A-Za-z0-9-]+$/)).min(1),
  related: z.array(relatedSchema).optional(),
  /** Ids of terms that this page does not link to the glossary; false for all. */
  glossary: z.union([z.literal(false), z.array(z.string().min(1)).min(1)]).optional(),
  source: z.url().optional(),
  edit: z.url().optional(),
  repo: z.url().optional(),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;
