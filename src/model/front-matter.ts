// What an author may write at the top of a page; every other key is an error.
import * as z from 'zod';
import { relatedSchema } from './content.ts';

/** Each description is what a row of the Writer's Guide says, without its period; a test wants one for every key. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).describe("The page's h1 and its name in the sidebar"),
  description: z
    .string()
    .min(1)
    .max(160)
    .describe('One sentence that says what is on the page, different on every page'),
  sort: z
    .int()
    .min(-1)
    .optional()
    .describe('Place in the sidebar: −1 for an index page, others from 1; blog posts have none'),
  group: z
    .string()
    .min(1)
    .optional()
    .describe('The group in the sidebar, where the section has groups'),
  contributors: z
    .array(z.string().regex(/^[A-Za-z0-9-]+$/))
    .min(1)
    .describe('GitHub handles; `[webpack]` until you add yours'),
  related: z
    .array(relatedSchema)
    .optional()
    .describe('Further reading: a list of `title` and `url`'),
  glossary: z
    .union([z.literal(false), z.array(z.string().min(1)).min(1)])
    .optional()
    .describe(
      'Terms that this page does not link to the glossary: `[chunk, hook]` for these, `false` for all',
    ),
  source: z
    .url()
    .optional()
    .describe('Where the text was published; filled in for READMEs of packages, never by hand'),
  edit: z
    .url()
    .optional()
    .describe('Where the text can be edited; filled in for READMEs of packages, never by hand'),
  repo: z
    .url()
    .optional()
    .describe('The repository of the text; filled in for READMEs of packages, never by hand'),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;
