// No per-page map in the runtime: a chunk's id is the path of its file, and every file is named by its bytes.
import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Fill } from '../page-chunks.ts';

interface PageIdsOptions {
  /** Folders under .generated/ whose modules are named by us, with the short prefix of their files. */
  folders: Record<string, string>;
  generated: string;
  /** Pages are named by the bytes that they will have. */
  fill: Fill;
}

const HASH_LENGTH = 12;

const sha256 = (...contents: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, HASH_LENGTH);
};

export class PageIds {
  readonly #options: PageIdsOptions;

  constructor(options: PageIdsOptions) {
    this.#options = options;
  }

  /** The id of a module of the generated folders, or null. */
  #idOf(module: webpack.Module): string | null {
    if (!(module instanceof webpack.NormalModule)) return null;
    const resource = module.resource.replaceAll('\\', '/');
    const base = `${this.#options.generated}/`;
    if (!resource.startsWith(base)) return null;
    for (const [folder, prefix] of Object.entries(this.#options.folders)) {
      if (!resource.startsWith(`${base}${folder}/`)) continue;
      const name = resource.slice(base.length + folder.length + 1).replace(/\.[a-z]+$/, '');
      return `${prefix}/${name}`;
    }
    return null;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('PageIds', (compilation) => {
      const ids = new Map<webpack.Module, string>();
      /** By the hash that stands in their names until their bytes are known. */
      const chunksOf = new Map<string, webpack.Chunk>();
      compilation.hooks.moduleIds.tap({ name: 'PageIds', stage: -100 }, (modules) => {
        for (const module of modules) {
          const id = this.#idOf(module);
          if (id === null) continue;
          ids.set(module, id);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
      compilation.hooks.chunkIds.tap({ name: 'PageIds', stage: -100 }, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.id !== null) continue;
          // A section's chunk also holds the context that lists its pages.
          const [id, second] = compilation.chunkGraph
            .getChunkModules(chunk)
            .map((module) => ids.get(module))
            .filter((own) => own !== undefined);
          if (id === undefined || second !== undefined) continue;
          const placeholder = sha256(id);
          chunksOf.set(placeholder, chunk);
          chunk.id = `${id}.${placeholder}`;
          chunk.ids = [chunk.id];
          chunk.filenameTemplate = '[id].js';
        }
      });
      const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: HASHES } = webpack.Compilation;
      compilation.hooks.processAssets.tap({ name: 'PageIds', stage: HASHES - 1 }, () => {
        for (const [contenthash, chunk] of chunksOf) {
          for (const file of chunk.files) {
            compilation.updateAsset(file, (source) => source, { contenthash });
          }
        }
      });
      // webpack replaces one hash after the other, in names and in all that mention them; a chunk's
      // own is taken out of it first. src/site/worker/whole.ts checks files by the same rule.
      const { updateHash } =
        webpack.optimize.RealContentHashPlugin.getCompilationHooks(compilation);
      updateHash.tap('PageIds', (contents, old) => {
        const isOurs = chunksOf.has(old);
        return sha256(
          ...contents.map((content) => (isOurs ? this.#options.fill(String(content)) : content)),
        );
      });
    });
  }
}
