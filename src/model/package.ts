// The packages whose READMEs are pages of this site: what npm's metadata does not tell, kept by us in data/packages.json.
import { z } from 'zod';

const packageSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(['loader', 'plugin']),
  /** `deprecated`: its own README says so; `superseded`: we say so, and its last release is years old. */
  status: z.enum(['current', 'deprecated', 'superseded', 'webpack-4']),
  /** One sentence of ours in Markdown: what to use instead. Required unless current. */
  replacement: z.string().min(1).optional(),
  /** Group on the index page and, while it is current, in the sidebar. */
  category: z.string().min(1),
  /** One sentence of ours: what it does. At most 160 characters, unique. */
  description: z.string().min(40).max(160),
  /** `owner/name` on GitHub, where the published metadata is stale. */
  repository: z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/)
    .optional(),
  /** Ids this address had before, each with the README's id that has its subject now. */
  aliases: z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\w-]+$/)).optional(),
  /** Branch whose README is edited; `main` if not given. */
  branch: z.string().optional(),
});
export type Package = z.infer<typeof packageSchema>;
export const packagesSchema = z.array(packageSchema);
