// The packages of the starter-kits page: data/starter-kits.json, our words beside facts from npm.
import * as z from 'zod';

/** What npm's metadata says; `npm run refresh -- starter-kits` writes it. */
const kitFactsSchema = z.strictObject({
  /** The author the package names, else the GitHub account of its repository. */
  maintainer: z.string().min(1),
  /** The range of webpack it asks for. */
  webpack: z.string().min(1),
  declared: z.enum(['dependency', 'peer', 'optional peer']),
});
export type KitFacts = z.infer<typeof kitFactsSchema>;

const starterKitSchema = z.strictObject({
  name: z.string().regex(/^(?:@[a-z0-9-]+\/)?[a-z0-9.-]+$/),
  /** Ours, as the tags are. */
  description: z.string().min(1),
  tags: z.array(z.string().min(1)).min(1),
  ...kitFactsSchema.shape,
});
export type StarterKit = z.infer<typeof starterKitSchema>;

export const starterKitsSchema = z.strictObject({
  /** Day of the last refresh. */
  asOf: z.iso.date(),
  kits: z.array(starterKitSchema).min(8),
});
export type StarterKits = z.infer<typeof starterKitsSchema>;
