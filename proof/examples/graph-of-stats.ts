// Reduces webpack's stats to the graph a page draws: no hash, no time, no path of this machine.
import type { GraphModule, ModuleGraph } from '../../src/model/module-graph.ts';

interface Reason {
  type: string;
  active: boolean;
  loc?: string;
  moduleIdentifier: string | null;
  resolvedModuleIdentifier: string | null;
}

interface StatsModule {
  identifier: string;
  name: string;
  nameForCondition: string | null;
  moduleType: string;
  sizes: Record<string, number>;
  chunks: (string | number)[];
  reasons?: Reason[];
  /** Of a concatenated module: those it was made of, with the one that names it. */
  modules?: StatsModule[];
}

type Hash = string | string[];

/** Hashes are those in the name of the file. */
interface AssetInfo {
  contenthash?: Hash;
  chunkhash?: Hash;
  fullhash?: Hash;
  modulehash?: Hash;
  sourceFilename?: string;
}

/** What `webpack --json` writes, as far as it is read here. */
export interface Stats {
  modules?: StatsModule[];
  chunks?: {
    id: string | number;
    names: string[];
    files: string[];
    auxiliaryFiles: string[];
    initial: boolean;
  }[];
  assets?: { name: string; size: number; info: AssetInfo }[];
  outputPath?: string;
  publicPath?: string;
  entrypoints?: Record<string, { chunks: (string | number)[]; assets?: { name: string }[] }>;
}

/** A call that starts a chunk; webpack names a reason after the expression that made it. */
const DYNAMIC = /^(?:import\(\)(?: context element)?|require\.ensure item|new Worker\(\))$/;

export function graphOfStats(stats: Stats, folder: string): ModuleGraph {
  const { modules = [], chunks = [], assets = [], entrypoints = {} } = stats;
  if (modules.length === 0) throw new Error('the stats name no module: is it several builds?');
  const own = modules.filter(({ moduleType }) => moduleType !== 'runtime');
  const found = new Map<string, Found>();
  /** A concatenated module stands for the one that names it. */
  const roots = new Map<string, string>();
  for (const module of own.filter((module) => module.chunks.length > 0)) {
    const inner = module.modules ?? [module];
    const root = inner.find(({ identifier: id }) => `${module.identifier}|`.startsWith(`${id}|`));
    if (root !== undefined) roots.set(module.identifier, root.identifier);
    for (const leaf of inner) {
      const known = found.get(leaf.identifier) ?? newFound(leaf, { folder, found });
      for (const id of module.chunks) known.chunks.add(id);
      known.reasons.push(...(leaf.reasons ?? []), ...(leaf === root ? (module.reasons ?? []) : []));
      found.set(leaf.identifier, known);
    }
  }
  const imports = importsOf(found, roots);
  const ordered = Object.values(entrypoints).flatMap((entry) => entry.chunks);
  /** As the configuration names the entries; what is loaded later comes later. */
  const place = (id: string | number) => ordered.indexOf(id) + 1 || ordered.length + 1;
  const order = reading(found, imports, place);
  return {
    modules: order.map((module) => moduleOf(module)),
    chunks: chunks
      .toSorted((a, b) => place(a.id) - place(b.id))
      .map(({ id, names, files, auxiliaryFiles, initial }) => ({
        name: names[0] ?? String(id),
        files: (files.length > 0 ? files : auxiliaryFiles).map((name) => {
          return { name, size: assets.find((asset) => asset.name === name)?.size ?? 0 };
        }),
        initial,
        runtime: modules.filter((module) => isRuntimeOf(module, id)).length,
        modules: order.filter((module) => module.chunks.has(id)).map(({ name }) => name),
      }))
      .filter((chunk) => chunk.modules.length + chunk.runtime > 0),
    imports: order.flatMap(({ name }) => imports.filter(({ from }) => from === name)).map(plain),
  };
}

interface Found {
  name: string;
  stats: StatsModule;
  chunks: Set<string | number>;
  reasons: Reason[];
}

interface Import {
  from: string;
  to: string;
  dynamic: boolean;
  /** webpack follows it: something that is imported is used, or has effects of its own. */
  active: boolean;
  /** Line and column in the importing module. */
  at: [number, number];
}

const isRuntimeOf = ({ moduleType, chunks }: StatsModule, id: string | number): boolean =>
  moduleType === 'runtime' && chunks.includes(id);

const plain = ({ from, to, dynamic }: Import) => ({ from, to, dynamic });

function newFound(
  stats: StatsModule,
  { folder, found }: { folder: string; found: ReadonlyMap<string, Found> },
): Found {
  const taken = new Set([...found.values()].map(({ name }) => name));
  const plainName = nameOf(stats, folder);
  const typed = `${plainName} (${stats.moduleType})`;
  let name = taken.has(plainName) ? typed : plainName;
  // One file can be several modules: of another layer, or behind other loaders.
  for (let count = 2; taken.has(name); count++) name = `${typed} ${count}`;
  return { name, stats, chunks: new Set(), reasons: [] };
}

function nameOf({ name, nameForCondition: path }: StatsModule, folder: string): string {
  if (path === null) return /^external .*?"(.+)"$/.exec(name)?.[1] ?? name.replace(/^\.\//, '');
  const inPackages = path.split('/node_modules/');
  if (inPackages.length > 1) return inPackages.at(-1) ?? path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : name;
}

function moduleOf({ name, stats, reasons }: Found): GraphModule {
  return {
    name,
    kind: kindOf(stats),
    // A style sheet and a picture are a stub in the script besides.
    size: Math.max(0, ...Object.values(stats.sizes)),
    entry: reasons.some(({ type }) => type === 'entry'),
  };
}

function kindOf({ moduleType, identifier, nameForCondition }: StatsModule): GraphModule['kind'] {
  if (/^(?:external|remote|delegated) /.test(identifier)) return 'external';
  if (moduleType.startsWith('css') || nameForCondition?.endsWith('.css')) return 'style';
  if (moduleType.startsWith('asset')) return 'asset';
  if (moduleType === 'json') return 'data';
  return moduleType === 'html' ? 'page' : 'script';
}

/** Every import once, in the order of the importing source; static where it is both. */
function importsOf(found: Map<string, Found>, roots: ReadonlyMap<string, string>): Import[] {
  const imports: Import[] = [];
  for (const { name: to, reasons } of found.values()) {
    for (const { active, type, loc, ...reason } of reasons) {
      const origin = reason.resolvedModuleIdentifier ?? reason.moduleIdentifier ?? '';
      const from = found.get(roots.get(origin) ?? origin)?.name;
      if (from === undefined || from === to) continue;
      const [line = 0, column = 0] = (loc ?? '').split(/\D/).map(Number);
      const next: Import = { from, to, dynamic: DYNAMIC.test(type), active, at: [line, column] };
      const known = imports.find((one) => one.from === from && one.to === to);
      if (known === undefined) imports.push(next);
      else {
        if (active) known.dynamic = next.dynamic && (known.dynamic || !known.active);
        known.active ||= active;
        if (before(next, known) < 0) known.at = next.at;
      }
    }
  }
  return imports.filter(({ active }) => active).sort(before);
}

const before = ({ at: [a, b] }: Import, { at: [c, d] }: Import): number => a - c || b - d;

/** From the entries on, as one would open the files. */
function reading(
  found: ReadonlyMap<string, Found>,
  imports: readonly Import[],
  place: (chunk: string | number) => number,
): Found[] {
  const all = [...found.values()];
  const first = ({ chunks }: Found): number => Math.min(...[...chunks].map(place));
  const queue = all
    .filter(({ reasons }) => reasons.some(({ type }) => type === 'entry'))
    .sort((a, b) => first(a) - first(b));
  const seen = new Set<Found>();
  for (const module of queue) {
    if (seen.has(module)) continue;
    seen.add(module);
    const next = imports.filter(({ from }) => from === module.name);
    queue.push(...next.flatMap(({ to }) => all.find(({ name }) => name === to) ?? []));
  }
  return [...seen, ...all.filter((module) => !seen.has(module))];
}

/** One line per module, chunk and import, so that a difference has a line. */
export function graphText(graph: ModuleGraph): string {
  const list = (name: keyof ModuleGraph): string =>
    `  "${name}": [\n${graph[name].map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
  return `{\n${(['modules', 'chunks', 'imports'] as const).map(list).join(',\n')}\n}\n`;
}
