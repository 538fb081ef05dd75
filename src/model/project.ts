// The ecosystem projects of the organization page: data/projects.json.
import * as z from 'zod';

export const projectSchema = z.strictObject({
  /** `owner/name` on GitHub. */
  repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  npm: z.string().min(1),
  kind: z.enum(['core', 'loader', 'plugin']),
  /** Ours. */
  description: z.string().min(1),
  /** GitHub handle; empty when the project looks for a maintainer. */
  maintainer: z.string().regex(/^[\w-]*$/),
  /** Whose commits are counted: as data/packages.json has it, else `main`, which nobody has checked. */
  branch: z.string().regex(/^[\w./-]+$/),
});
export type Project = z.infer<typeof projectSchema>;

export const projectsSchema = z.strictObject({
  /** Month of the maintainers. */
  asOf: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  projects: z.array(projectSchema).min(1),
});
export type Projects = z.infer<typeof projectsSchema>;
