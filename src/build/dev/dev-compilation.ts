// What the dev server knows of webpack's newest run: the files a document names, and the home page's drawing.
import type { Compiler, Stats, StatsCompilation } from 'webpack';
import type { BuildFigures } from '../../model/build-figures.ts';
import { buildFigures, FIGURE_STATS } from '../figures/build-figures.ts';
import type { BuildPaths } from '../paths.ts';
import { commonAssets, inlineScript } from '../prerender/assets.ts';
import type { Assets } from '../prerender/load-renderer.ts';
import { DEVELOPMENT_ENTRY } from '../webpack/development.ts';
import { inlineConfiguration } from '../webpack/inline.ts';
import { runWebpack } from '../webpack/run.ts';

/** Every file by itself: after an edit webpack would put several into one row. */
const NAMES = {
  all: false,
  entrypoints: true,
  assets: true,
  cachedAssets: true,
  assetsSpace: Number.POSITIVE_INFINITY,
  groupAssetsByChunk: false,
  groupAssetsByEmitStatus: false,
  groupAssetsByExtension: false,
  groupAssetsByInfo: false,
  groupAssetsByPath: false,
} as const;

export class DevCompilation {
  readonly #paths: BuildPaths;
  readonly #inline: Promise<string>;
  readonly #first: Promise<void>;
  #newest: Stats | null = null;

  constructor(compiler: Compiler, paths: BuildPaths) {
    this.#paths = paths;
    this.#inline = runWebpack(inlineConfiguration(paths)).then(() => inlineScript(paths.generated));
    // Whoever asks for a document hears of it; a process must not end over it before.
    this.#inline.catch(() => {});
    this.#first = new Promise((ready) => {
      compiler.hooks.done.tap('DevCompilation', (stats) => {
        this.#newest = stats;
        ready();
      });
    });
  }

  /** Waits for webpack's first run: until then nobody knows the names. */
  async assets(): Promise<Assets> {
    const stats = await this.#stats();
    const assets = commonAssets(stats.toJson(NAMES), await this.#inline);
    return { ...assets, scripts: assets.scripts.filter((file) => !isUpdate(file)) };
  }

  /** Of the development build: larger files, and the tools of development among the modules. */
  async figures(): Promise<BuildFigures> {
    const stats = withoutUpdates((await this.#stats()).toJson({ ...NAMES, ...FIGURE_STATS }));
    const sizes = new Map(stats.assets?.map(({ name, size }) => [name, size]));
    return buildFigures(stats, {
      ...this.#paths,
      entry: DEVELOPMENT_ENTRY,
      bytesOf: (file) => sizes.get(file) ?? 0,
    });
  }

  async #stats(): Promise<Stats> {
    await this.#first;
    return this.#newest as Stats;
  }
}

/** A file that carries an edit to open pages is no part of the site; run from the start it would fail. */
const isUpdate = (file: string): boolean => file.includes('.hot-update.');

function withoutUpdates(stats: StatsCompilation): StatsCompilation {
  const assets = stats.assets?.filter(({ name }) => !isUpdate(name));
  return { ...stats, assets: assets ?? [] };
}
