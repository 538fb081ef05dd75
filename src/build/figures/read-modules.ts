// Reads the module graph out of webpack's stats: one entry per file, with the files it imports.
import { basename } from 'node:path';
import type { StatsCompilation, StatsModule } from 'webpack';
import type { ModuleKind } from '../../model/build-figures.ts';

export interface ReadModule {
  /** Path of the file without the folder the build happens in. */
  name: string;
  file: string;
  kind: ModuleKind;
  bytes: number;
  /** Ids of the chunks that hold it. */
  chunks: (string | number)[];
  imports: Set<string>;
}

export interface ModuleFolders {
  project: string;
  generated: string;
}

const KINDS: readonly [RegExp, ModuleKind][] = [
  [/\.(?:[cm]?js|tsx?)$/, 'script'],
  [/\.css$/, 'style'],
  [/\.(?:svg|png|jpg|webp|avif)$/, 'image'],
  [/\.(?:json|woff2)$/, 'data'],
];

/** Null for what is no file: webpack's runtime and the contexts behind an import with a variable. */
export function kindOf(file: string): ModuleKind | null {
  return KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? null;
}

/** By name, in the order of names: the same build gives the same drawing. */
export function readModules(
  stats: StatsCompilation,
  folders: ModuleFolders,
): Map<string, ReadModule> {
  // A concatenated module lists its parts; they stand in the list by themselves too, without a chunk.
  const chunksOf = new Map<string, (string | number)[]>();
  const all = new Map<string, StatsModule>();
  for (const outer of stats.modules ?? []) {
    for (const module of outer.modules ?? [outer]) {
      const id = module.identifier ?? '';
      if (!all.get(id)?.reasons?.length) all.set(id, module);
      if (outer.chunks?.length) chunksOf.set(id, outer.chunks);
    }
  }
  const shortName = (module: StatsModule): string =>
    (module.nameForCondition ?? '')
      .replaceAll('\\', '/')
      .replace(`${folders.generated}/`, '')
      .replace(`${folders.project}/`, '');

  const modules = new Map<string, ReadModule>();
  const sorted = [...all].sort(([, a], [, b]) => (shortName(a) < shortName(b) ? -1 : 1));
  for (const [id, module] of sorted) {
    const name = shortName(module);
    const kind = kindOf(name);
    if (kind === null) continue;
    const bytes = module.size ?? 0;
    const chunks = chunksOf.get(id) ?? [];
    modules.set(name, { name, file: basename(name), kind, bytes, chunks, imports: new Set() });
  }
  for (const [id, module] of sorted) {
    if (!modules.has(shortName(module))) continue;
    for (const importer of importersOf(id, all)) {
      modules.get(shortName(importer))?.imports.add(shortName(module));
    }
  }
  return modules;
}

/** The files that import a module; a context stands for the file that has the import. */
function importersOf(id: string, all: ReadonlyMap<string, StatsModule>): StatsModule[] {
  return (all.get(id)?.reasons ?? []).flatMap(({ moduleIdentifier }) => {
    if (!moduleIdentifier || moduleIdentifier === id) return [];
    const importer = all.get(moduleIdentifier);
    if (importer === undefined) return [];
    return kindOf(importer.nameForCondition ?? '') === null
      ? importersOf(moduleIdentifier, all)
      : [importer];
  });
}
