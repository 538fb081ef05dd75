// The graph of one build of an example: the proof writes and checks it, `<ModuleGraph />` draws it.
import * as z from 'zod';

const moduleSchema = z.strictObject({
  /** Path from the project's folder, or from node_modules for a package's file. */
  name: z.string().min(1),
  kind: z.enum(['script', 'style', 'asset', 'data', 'page', 'external']),
  size: z.number().int().nonnegative(),
  entry: z.boolean(),
});

const chunkSchema = z.strictObject({
  name: z.string().min(1),
  files: z.array(z.strictObject({ name: z.string().min(1), size: z.number().int().nonnegative() })),
  /** Loaded with the page; otherwise on demand. */
  initial: z.boolean(),
  /** How many modules of webpack's own are in it. */
  runtime: z.number().int().nonnegative(),
  modules: z.array(z.string()),
});

const importSchema = z.strictObject({ from: z.string(), to: z.string(), dynamic: z.boolean() });

export const moduleGraphSchema = z
  .strictObject({
    modules: z.array(moduleSchema).min(1),
    chunks: z.array(chunkSchema).min(1),
    imports: z.array(importSchema),
  })
  .superRefine(({ modules, chunks, imports }, context) => {
    const names = new Set(modules.map(({ name }) => name));
    const used = [
      ...chunks.flatMap((chunk) => chunk.modules),
      ...imports.flatMap(({ from, to }) => [from, to]),
    ];
    for (const name of used.filter((name) => !names.has(name))) {
      context.addIssue({ code: 'custom', message: `"${name}" is none of the modules` });
    }
  });

export type ModuleGraph = z.infer<typeof moduleGraphSchema>;
export type GraphModule = ModuleGraph['modules'][number];
export type GraphChunk = ModuleGraph['chunks'][number];
