// Lists the names webpack gives a meaning in modules: each is a key that some plugin of its tapped in the parser.
import type { RunningWebpack } from './running-webpack.ts';

const TYPES = ['javascript/auto', 'javascript/dynamic', 'javascript/esm'];

interface TappedMap {
  _map?: Map<unknown, { taps: unknown[] }>;
}

/** `__webpack_hash__`, `import.meta.url`, `module.hot.accept`, `require`, … */
function parserNames({ params }: RunningWebpack): string[] {
  const names = new Set<string>();
  for (const type of TYPES) {
    const parser = params.normalModuleFactory.getParser(type);
    for (const map of Object.values(
      (parser as unknown as { hooks: Record<string, TappedMap> }).hooks,
    )) {
      for (const [key, hook] of map._map ?? []) {
        // Tags of webpack's own are symbols; a key without taps was only looked up.
        if (typeof key === 'string' && hook.taps.length > 0) names.add(key);
      }
    }
  }
  return [...names].sort();
}

/** What no page is for: webpack writes these itself or guards them against being declared again. */
const INTERNAL = new Set([
  '__webpack_amd_options__',
  '__webpack_exports__',
  '__webpack_global__',
  // Belongs to AMD, as `define.amd` does, which is no member of CommonJS.
  'require.amd',
]);

interface ModuleNames {
  variables: string[];
  importMeta: string[];
  commonjs: string[];
}

export function moduleNames(running: RunningWebpack): ModuleNames {
  const names = parserNames(running);
  // `module.parent.require` tells that there is a `module.parent`.
  const members = names.map((name) => name.split('.').slice(0, 2).join('.'));
  const visible = (list: string[], pattern: RegExp) =>
    [...new Set(list)].filter((name) => pattern.test(name) && !INTERNAL.has(name));
  return {
    variables: visible(names, /^__\w+(\.\w+)?$/),
    importMeta: visible(
      names.map((name) => name.split('.').slice(0, 3).join('.')),
      /^import\.meta\.\w+$/,
    ),
    // No plugin taps `module.children`: the runtime fills it where it exists.
    commonjs: [...visible(members, /^(require|module)\.\w+$/), 'module.children'].sort(),
  };
}
