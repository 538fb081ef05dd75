// The numbers and the graph of the home page, from the stats of a client build and the sizes of its files.
import { existsSync, statSync } from 'node:fs';
import type { StatsCompilation } from 'webpack';
import type { BuildFigures, ModuleKind, Plate } from '../../model/build-figures.ts';
import { MODULE_KINDS } from '../../model/build-figures.ts';
import type { BuildPaths } from '../paths.ts';
import { placeModules } from './place-modules.ts';
import { kindOf, type ModuleFolders, type ReadModule, readModules } from './read-modules.ts';

/** What the figures need beyond the names of files. */
export const FIGURE_STATS = {
  modules: true,
  nestedModules: true,
  reasons: true,
  orphanModules: true,
  dependentModules: true,
  cachedModules: true,
  ids: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  reasonsSpace: Number.POSITIVE_INFINITY,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  groupModulesByExtension: false,
  groupModulesByLayer: false,
  groupModulesByPath: false,
  groupModulesByType: false,
  groupReasonsByOrigin: false,
  chunks: true,
  chunkModules: false,
} as const;

/** The drawing of a wide screen; a narrow one shows its first columns. */
const LATTICE = { columns: 15, rows: 9, near: 6 };
/** Files of the home page, by what their names begin and end with; under `npm start` they have no hash. */
const PLATES: readonly RegExp[] = [
  /^assets\/main\.(?:.*\.)?js$/,
  /^assets\/home\.(?:.*\.)?js$/,
  /^assets\/home\.(?:.*\.)?css$/,
  /^assets\/favicon\.(?:.*\.)?svg$/,
];

/** Of the finished site: style that went into the documents is no file of it any more. */
export function clientFigures(stats: StatsCompilation, paths: BuildPaths): BuildFigures {
  const assets = (stats.assets ?? []).filter(({ name }) => existsSync(`${paths.dist}/${name}`));
  return buildFigures(
    { ...stats, assets },
    {
      ...paths,
      entry: 'src/site/entry.client.tsx',
      // webpack's numbers are from before the pages' data went into their chunks.
      bytesOf: (file) => statSync(`${paths.dist}/${file}`).size,
    },
  );
}

interface FiguresInput extends ModuleFolders {
  /** The module everything begins with, as a path in the project. */
  entry: string;
  bytesOf: (file: string) => number;
}

export function buildFigures(stats: StatsCompilation, input: FiguresInput): BuildFigures {
  const modules = readModules(stats, input);
  const count = (kind: ModuleKind): number =>
    [...modules.values()].filter((module) => module.kind === kind).length;
  const assets = (stats.assets ?? []).map(({ name, chunks = [] }) => ({
    name,
    chunks,
    bytes: input.bytesOf(name),
  }));
  return {
    modules: Object.fromEntries(MODULE_KINDS.map((kind) => [kind, count(kind)])) as Record<
      ModuleKind,
      number
    >,
    assets: { count: assets.length, bytes: assets.reduce((sum, { bytes }) => sum + bytes, 0) },
    plates: PLATES.map((pattern) => {
      const asset = assets.find(({ name }) => pattern.test(name));
      if (asset === undefined) throw new Error(`No asset is named like ${pattern}.`);
      return plate(asset, [...modules.values()]);
    }),
    graph: placeModules(modules, input.entry, LATTICE),
  };
}

interface Asset {
  name: string;
  bytes: number;
  chunks: readonly (string | number)[];
}

function plate({ name, bytes, chunks }: Asset, modules: readonly ReadModule[]): Plate {
  const kind = kindOf(name) ?? 'data';
  const into = modules.filter(
    (module) =>
      module.chunks.some((chunk) => chunks.includes(chunk)) &&
      // JSON becomes part of the script that imports it.
      (module.kind === kind || (kind === 'script' && module.file.endsWith('.json'))),
  );
  return {
    file: name.replace(/^assets\//, ''),
    kind,
    bytes,
    // A picture stays the file it was.
    modules: kind === 'image' ? 1 : into.length,
  };
}
