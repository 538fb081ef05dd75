// What readers say for what the pages say (data/search-synonyms.json); checked by a test, because the worker has no room for zod.
import * as z from 'zod';

const words = z.string().regex(/^\S+(?: \S+)*$/, { error: 'words with single spaces' });

const synonymSchema = z.strictObject({
  /** A word or phrase of a query, in small letters. */
  typed: words.refine((text) => text === text.toLowerCase(), { error: 'small letters' }),
  /** Words of the pages, or names they are the home of. */
  also: z.array(words).min(1),
});

export const synonymsSchema = z
  .array(synonymSchema)
  .refine((rows) => new Set(rows.map(({ typed }) => typed)).size === rows.length, {
    error: 'each word or phrase stands once',
  });
