// An ecosystem project of the organization page.
import * as z from 'zod';

export const projectSchema = z.strictObject({
  repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  npm: z.string().min(1),
  description: z.string().min(1),
  /** GitHub handle; empty when the project looks for a maintainer. */
  maintainer: z.string(),
});
export type Project = z.infer<typeof projectSchema>;
