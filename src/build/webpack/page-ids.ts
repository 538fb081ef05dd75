// No per-page map in the runtime: module id, chunk id and file name of a page all follow from its data.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import webpack from 'webpack';

export interface PageIdsOptions {
  /** Folders under .generated/ whose modules are named by us, with the short prefix of their files. */
  folders: Record<string, string>;
  generated: string;
  /** Part of every hash: other code may write the same data differently. */
  version: string;
}

interface NamedModule {
  id: string;
  chunkId: string;
}

/** The hash in the file name of a chunk of ours, from the source of its one module. */
export function chunkHash(version: string, source: string): string {
  return createHash('sha256').update(version).update(source).digest('hex').slice(0, 12);
}

export class PageIds {
  readonly #options: PageIdsOptions;

  constructor(options: PageIdsOptions) {
    this.#options = options;
  }

  /** A module of the generated folders, or null. */
  #named(module: webpack.Module): NamedModule | null {
    if (!(module instanceof webpack.NormalModule)) return null;
    const resource = module.resource.replaceAll('\\', '/');
    const base = `${this.#options.generated}/`;
    if (!resource.startsWith(base)) return null;
    for (const [folder, prefix] of Object.entries(this.#options.folders)) {
      if (!resource.startsWith(`${base}${folder}/`)) continue;
      const name = resource.slice(base.length + folder.length + 1).replace(/\.[a-z]+$/, '');
      const id = `${prefix}/${name}`;
      const hash = chunkHash(this.#options.version, readFileSync(resource, 'utf8'));
      return { id, chunkId: `${id}.${hash}` };
    }
    return null;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('PageIds', (compilation) => {
      const named = new Map<webpack.Module, NamedModule>();
      compilation.hooks.moduleIds.tap({ name: 'PageIds', stage: -100 }, (modules) => {
        for (const module of modules) {
          const names = this.#named(module);
          if (names === null) continue;
          named.set(module, names);
          compilation.chunkGraph.setModuleId(module, names.id);
        }
      });
      compilation.hooks.chunkIds.tap({ name: 'PageIds', stage: -100 }, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.id !== null) continue;
          // A section's chunk also holds the context that lists its pages.
          const ours = compilation.chunkGraph
            .getChunkModules(chunk)
            .map((module) => named.get(module))
            .filter((names) => names !== undefined);
          const [names, second] = ours;
          if (names === undefined || second !== undefined) continue;
          chunk.id = names.chunkId;
          chunk.ids = [names.chunkId];
          chunk.filenameTemplate = '[id].js';
        }
      });
    });
  }
}
