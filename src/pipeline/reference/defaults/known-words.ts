// Words for defaults that have no source to print, each checked against the value it describes.
import { resolve as resolvePath } from 'node:path';
import type { Rendered } from './render-value.ts';
import type { ByRequest } from './run-compiler.ts';
import type { Options } from './run-webpack.ts';

type Describe = (value: unknown, options: Options) => Rendered | null;

/** Null leaves the value to be printed; a description that does not fit the value throws. */
export const KNOWN_WORDS: Readonly<Record<string, Describe>> = {
  'module.unsafeCache': (value) => {
    if (typeof value !== 'function') return null;
    const isCached = (name: string) => value({ nameForCondition: () => name });
    expectThat(isCached('/a/node_modules/b/c.js') && !isCached('/a/src/c.js'));
    return { value: 'a function that gives true for modules in node_modules', code: false };
  },
  'module.defaultRules': (value) => {
    expectThat(Array.isArray(value) && value.length > 10);
    return { value: 'the rules for the module types webpack knows', code: false };
  },
  'optimization.minimizer': (value) => {
    const [only, ...others] = value as { apply: unknown }[];
    expectThat(others.length === 0 && String(only?.apply).includes('minimizer-webpack-plugin'));
    return { value: 'one minimizer-webpack-plugin, which uses optimization.minimize', code: false };
  },
  'cache.buildDependencies': (value) => {
    const { defaultWebpack, ...others } = value as Record<string, { dependency: string }[]>;
    const [only] = defaultWebpack ?? [];
    expectThat(only?.dependency.endsWith('/node_modules/webpack/lib/'));
    expectThat(Object.keys(others).length === 0);
    return { value: 'the code of webpack itself, as defaultWebpack', code: false };
  },
  'resolve.byDependency': (value) => {
    const kinds = Object.keys(value as Options);
    expectThat(kinds.includes('esm') && kinds.includes('commonjs'));
    return {
      value: `options for ${kinds.length} kinds of request, such as esm and commonjs`,
      code: false,
    };
  },
  'resolve.extensions': (value) => {
    const lists = value as ByRequest<string[]>;
    const extensions = lists.import.filter((extension) => extension !== '.ts');
    const only = lists.import.filter((extension) => !lists.require.includes(extension));
    expectThat(lists.import.indexOf('.ts') <= 0);
    expectThat([...lists.require, ...only].join() === lists.import.join());
    const without = only.map((extension) => `'${extension}'`).join(' and ');
    const words = `${sourceOf(extensions)}, '.ts' before them if Node.js strips types`;
    return { value: `${words}, for require() without ${without}`, code: false };
  },
  'resolve.mainFiles': (value, { resolve }) => {
    const { byDependency } = resolve as { byDependency: Record<string, Options> };
    const inCss = byDependency['css-import']?.['mainFiles'];
    expectThat(Array.isArray(inCss) && inCss.length === 0);
    return { value: `${sourceOf(value as string[])}, for @import in CSS []`, code: false };
  },
  'resolve.conditionNames': (value, { mode }) => {
    const lists = value as ByRequest<string[]>;
    const swapped = lists.import.map((name) => (name === 'import' ? 'require' : name));
    const modeName = mode === 'development' ? 'development' : 'production';
    const [request, platform] = lists.import.join().split(`webpack,${modeName}`);
    expectThat(swapped.join() === lists.require.join());
    expectThat(/^(typescript,)?import,module-sync,module,$/.test(request ?? ''));
    expectThat(/^(,(browser|bun|deno|electron|node|nwjs|worker))*$/.test(platform ?? ''));
    const words =
      "'import' or 'require', 'module-sync', 'module', 'webpack', the mode, the platform";
    return { value: `${words}; 'typescript' before them if Node.js strips types`, code: false };
  },
  resolveLoader: (value, { resolve }) => {
    const { cache, ...fields } = value as Record<string, string[]>;
    expectThat(cache === (resolve as Options)['cache']);
    const sources = Object.entries(fields).map(([key, list]) => `${key}: ${sourceOf(list)}`);
    return { value: `{ cache: resolve.cache, ${sources.join(', ')} }`, code: true };
  },
  'cache.cacheLocation': (value, { cache }) => {
    const { cacheDirectory, name } = cache as { cacheDirectory: string; name: string };
    expectThat(value === resolvePath(cacheDirectory, name));
    return { value: 'path.resolve(cache.cacheDirectory, cache.name)', code: true };
  },
};

function sourceOf(list: string[]): string {
  return `[${list.map((item) => `'${item}'`).join(', ')}]`;
}

function expectThat(fits: unknown): void {
  if (!fits)
    throw new Error('Words in known-words.ts no longer describe the default: read it again.');
}
