// The numbers and the graph of the home page, from the stats and the files of the finished client build.
import { statSync } from 'node:fs';
import type { StatsCompilation } from 'webpack';
import type { BuildFigures, ModuleKind, Plate } from '../../model/build-figures.ts';
import { MODULE_KINDS } from '../../model/build-figures.ts';
import type { BuildPaths } from '../paths.ts';
import { placeModules } from './place-modules.ts';
import { kindOf, type ReadModule, readModules } from './read-modules.ts';

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

const ENTRY = 'src/site/entry.client.tsx';
/** The drawing of a wide screen; a narrow one shows its first columns. */
const LATTICE = { columns: 15, rows: 9 };
/** Files of the home page, by what their names begin and end with. */
const PLATES: readonly RegExp[] = [
  /^assets\/main\..*\.js$/,
  /^assets\/home\..*\.js$/,
  /^assets\/main\..*\.css$/,
  /^assets\/favicon\..*\.svg$/,
];

export function buildFigures(stats: StatsCompilation, paths: BuildPaths): BuildFigures {
  const modules = readModules(stats, paths);
  const count = (kind: ModuleKind): number =>
    [...modules.values()].filter((module) => module.kind === kind).length;
  // After webpack the pages' data went into their chunks: the files say how large they are.
  const assets = (stats.assets ?? []).map(({ name, chunks = [] }) => ({
    name,
    chunks,
    bytes: statSync(`${paths.dist}/${name}`).size,
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
    graph: placeModules(modules, ENTRY, LATTICE),
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
