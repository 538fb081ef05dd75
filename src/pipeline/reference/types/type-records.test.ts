import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { typeRecords } from './type-records.ts';

const records = typeRecords();
const inSet = (set: string) => records.filter((record) => record.set === set);
const namesOf = (set: string) => inSet(set).map(({ name }) => name);
const hook = (name: string) => inSet('hooks').find((record) => record.name === name);

const folder = mkdtempSync(join(tmpdir(), 'loader-context-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every set has the size it was measured to have', () => {
  const sizes = Map.groupBy(records, ({ set }) => set);
  expect(Object.fromEntries([...sizes].map(([set, list]) => [set, list.length]))).toEqual({
    hooks: 302,
    compiler: 53,
    compilation: 144,
    'loader-context': 51,
    stats: 180,
    variables: 24,
    'import-meta': 10,
    commonjs: 16,
    'magic-comments': 16,
    classes: 90,
  });
  expect(new Set(records.map(({ set, name }) => `${set} ${name}`)).size).toBe(records.length);
});

test('every owner has its number of hooks', () => {
  const owners = Map.groupBy(inSet('hooks'), ({ name }) =>
    /\.get\w*Hooks\./.test(name) ? 'static' : name.slice(0, name.indexOf('.')),
  );
  expect(Object.fromEntries([...owners].map(([owner, list]) => [owner, list.length]))).toEqual({
    Compiler: 33,
    Compilation: 92,
    NormalModuleFactory: 14,
    ContextModuleFactory: 5,
    JavascriptParser: 61,
    MultiCompiler: 7,
    ResolverFactory: 2,
    Resolver: 32,
    static: 56,
  });
  const classes = (owners.get('static') ?? []).map(({ name }) => name.replace(/\..*/, ''));
  expect(new Set(classes).size).toBe(22);
});

test('a hook has the class of the running object, not that of its declaration', () => {
  expect(hook('Compiler.finishMake')?.type).toBe('AsyncParallelHook<[Compilation]>');
  expect(hook('Compiler.finishMake')?.kind).toBe('AsyncSeriesHook');
  expect(hook('Compilation.optimizeChunkModules')?.kind).toBe('AsyncSeriesBailHook');
  expect(hook('JavascriptParser.call')?.kind).toBe('HookMap<SyncBailHook>');
  expect(hook('MultiCompiler.run')?.kind).toBe('MultiHook<AsyncSeriesHook>');
  const kind = /^(?:(?:HookMap|MultiHook)<)?(?:Sync|Async)\w*Hook>?$/;
  expect(inSet('hooks').filter((record) => !kind.test(record.kind ?? ''))).toEqual([]);
});

test('arguments have the names of the running hook and the types of the declaration', () => {
  expect(hook('Compiler.assetEmitted')?.parameters).toEqual([
    { name: 'file', type: 'string' },
    { name: 'info', type: 'AssetEmittedInfo' },
  ]);
  expect(hook('Resolver.describedResolve')?.parameters).toEqual([
    { name: 'request', type: 'ResolveRequest' },
    { name: 'resolveContext', type: 'ResolveContext' },
  ]);
  const parameters = inSet('hooks').flatMap((record) => record.parameters);
  expect(parameters.filter(({ name, type }) => !name || !type)).toEqual([]);
});

test('what webpack says about age and deprecation is kept', () => {
  expect(hook('Compiler.readRecords')?.since).toBe('5.67.0');
  expect(hook('Compiler.emit')?.since).toBeNull();
  const deprecated = inSet('hooks').filter((record) => record.deprecated);
  expect(deprecated.map(({ name }) => name)).toEqual([
    'Compilation.additionalChunkAssets',
    'Compilation.additionalAssets',
    'Compilation.optimizeChunkAssets',
    'Compilation.afterOptimizeChunkAssets',
    'Compilation.optimizeAssets',
    'Compilation.afterOptimizeAssets',
    'Compilation.normalModuleLoader',
    'ContextModuleFactory.alternatives',
    'JavascriptParser.preStatement',
    'JavascriptParser.blockPreStatement',
    'Resolver.newInteralResolve',
    'NormalModule.getCompilationHooks.readResourceForScheme',
  ]);
});

test('members of compiler and compilation are those of the running objects', async () => {
  writeFileSync(join(folder, 'entry.js'), '');
  const { promise, resolve, reject } = Promise.withResolvers<webpack.Compilation>();
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
  });
  compiler?.run((error, stats) => (stats ? resolve(stats.compilation) : reject(error)));
  const { Compilation } = webpack;
  const owners: Record<string, object> = { compiler, compilation: await promise, Compilation };
  compiler?.close(() => {});
  const missing = (names: string[]) =>
    names.filter((name) => {
      const [owner = '', member = ''] = name.split('.');
      return !(member in (owners[owner] ?? {}));
    });
  expect(missing([...namesOf('compiler'), ...namesOf('compilation')])).toEqual([]);
  expect(missing(['compiler.never'])).toEqual(['compiler.never']);
});

test('the loader context is the one a loader gets', async () => {
  const loader = join(folder, 'loader.cjs');
  writeFileSync(
    loader,
    'module.exports = function () { const names = []; for (const name in this) names.push(name);' +
      'return "export default " + JSON.stringify(names); };',
  );
  writeFileSync(join(folder, 'index.js'), '');
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    module: { rules: [{ test: /index\.js$/, use: loader }] },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  compiler?.run((error, stats) => {
    const [module] = stats?.compilation.modules ?? [];
    const source = module?.originalSource()?.source().toString();
    if (source) resolve(source);
    else reject(error ?? new Error(stats?.toString()));
  });
  const names: string[] = JSON.parse((await promise).replace('export default ', ''));
  compiler?.close(() => {});
  expect(namesOf('loader-context').sort()).toEqual(names.map((name) => `this.${name}`).sort());
});

test('names with a meaning in modules are these, and a new one must be written about', () => {
  expect(namesOf('variables')).toEqual([
    '__dirname',
    '__filename',
    '__non_webpack_require__',
    '__resourceFragment',
    '__resourceQuery',
    '__system_context__',
    '__webpack_base_uri__',
    '__webpack_chunk_load__',
    '__webpack_chunkname__',
    '__webpack_css_server_styles__',
    '__webpack_exports_info__',
    '__webpack_get_script_filename__',
    '__webpack_hash__',
    '__webpack_init_sharing__',
    '__webpack_is_included__',
    '__webpack_layer__',
    '__webpack_module__',
    '__webpack_module__.id',
    '__webpack_modules__',
    '__webpack_nonce__',
    '__webpack_public_path__',
    '__webpack_require__',
    '__webpack_runtime_id__',
    '__webpack_share_scopes__',
  ]);
  const meta = 'dirname env filename glob main resolve url webpack webpackContext webpackHot';
  expect(namesOf('import-meta')).toEqual(meta.split(' ').map((name) => `import.meta.${name}`));
  const ofModule = 'children exports hot id loaded parent require'.split(' ');
  const ofRequire = 'cache context ensure extensions include main onError resolve resolveWeak';
  expect(namesOf('commonjs')).toEqual([
    ...ofModule.map((name) => `module.${name}`),
    ...ofRequire.split(' ').map((name) => `require.${name}`),
  ]);
  const comments =
    'As ChunkName Defer EntryOptions Exclude Exports FetchPriority Ignore Include Inline Media Mode Prefetch Preload Source Type';
  expect(namesOf('magic-comments')).toEqual(comments.split(' ').map((name) => `webpack${name}`));
});

test('members keep the types that webpack declares for them', () => {
  const type = (set: string, name: string) =>
    inSet(set).find((record) => record.name === name)?.type;
  expect(type('loader-context', 'this.addDependency')).toBe('(file: string) => void');
  expect(type('stats', 'StatsError.cause')).toBe('StatsError');
  expect(type('variables', '__webpack_chunk_load__')).toBe(
    '(chunkId: string | number) => Promise<void>',
  );
  expect(type('import-meta', 'import.meta.webpackHot')).toBe('webpack.Hot');
  expect(type('commonjs', 'require.include')).toBe('(dependency: string) => void');
  const objects = namesOf('stats').map((name) => name.replace(/\..*/, ''));
  expect(new Set(objects).size).toBe(14);
});

test('a plugin class is named by the shortest path to it that webpack does not warn of', () => {
  const names = namesOf('classes');
  expect(names).toContain('webpack.BannerPlugin');
  expect(names).toContain('webpack.optimize.SplitChunksPlugin');
  expect(names).toContain('webpack.experiments.schemes.HttpUriPlugin');
  expect(webpack.javascript.JavascriptModulesPlugin).toBe(webpack.JavascriptModulesPlugin);
  expect(names).toContain('webpack.javascript.JavascriptModulesPlugin');
  expect(names).not.toContain('webpack.JavascriptModulesPlugin');
});
