// The content index of the specification's section 3: directories, files and their anchors.
import * as z from 'zod';

export const anchorSchema = z.strictObject({
  title: z.string().min(1),
  id: z.string().min(1),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
export type Anchor = z.infer<typeof anchorSchema>;

export const relatedSchema = z.strictObject({
  title: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }).or(z.string().regex(/^\/.*$/)),
});
export type Related = z.infer<typeof relatedSchema>;

export const fileNodeSchema = z.strictObject({
  type: z.literal('file'),
  path: z.string(),
  name: z.string(),
  url: z.string().regex(/^\/(?:.*\/)?$/),
  size: z.int().nonnegative(),
  extension: z.enum(['md', 'mdx']),
  title: z.string(),
  description: z.string(),
  anchors: z.array(anchorSchema),
  sort: z.int().optional(),
  group: z.string().optional(),
  contributors: z.array(z.string()),
  related: z.array(relatedSchema).optional(),
  source: z.url().optional(),
  edit: z.url().optional(),
  repo: z.url().optional(),
});
export type FileNode = z.infer<typeof fileNodeSchema>;

export interface DirectoryNode {
  type: 'directory';
  path: string;
  name: string;
  url: string;
  size: number;
  children: ContentNode[];
}
export type ContentNode = DirectoryNode | FileNode;

export const directoryNodeSchema: z.ZodType<DirectoryNode> = z.lazy(() =>
  z.strictObject({
    type: z.literal('directory'),
    path: z.string(),
    name: z.string(),
    url: z.string().regex(/^\/(?:.*\/)?$/),
    size: z.int().nonnegative(),
    children: z.array(z.union([directoryNodeSchema, fileNodeSchema])),
  }),
);
