// What is measured: configurations that differ from the first one of their chart in one thing.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

export const FOLDER = path.resolve('generated');
const SOURCE = `${FOLDER}/src`;

const SWC = {
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { pragma: 'h' } },
    },
  },
};
const BABEL = {
  loader: 'babel-loader',
  options: {
    babelrc: false,
    configFile: false,
    presets: [
      '@babel/preset-typescript',
      ['@babel/preset-react', { runtime: 'classic', pragma: 'h' }],
    ],
  },
};
const TS = { loader: 'ts-loader', options: { configFile: `${FOLDER}/tsconfig.json` } };
const thread = { loader: 'thread-loader', options: { workers: 2, poolTimeout: 0 } };
const diskCache = { type: 'filesystem', cacheDirectory: path.resolve('.cache'), name: 'disk' };

// #region base
/** The configuration that all others begin with: webpack reads .ts and .css itself, swc-loader the files with JSX. */
const base = (mode) => ({
  mode,
  context: FOLDER,
  entry: { main: mode === 'production' ? './src/fifth.ts' : './src/index.ts' },
  output: { path: path.resolve('dist'), filename: '[name].js', chunkFilename: '[name].js' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: { rules: [{ test: /\.tsx$/, use: SWC, parser: { typescript: false } }] },
  experiments: { typescript: true },
  performance: false,
});
// #endregion

/** All TypeScript through these loaders. */
const compiledBy =
  (...use) =>
  (config) => ({
    ...config,
    experiments: { typescript: false },
    module: { rules: [{ test: /\.tsx?$/, include: SOURCE, use }] },
  });

const set = (section, values) => (config) => ({
  ...config,
  [section]: { ...config[section], ...values },
});
const rule = (added) => (config) => ({
  ...config,
  module: { ...config.module, rules: [...config.module.rules, added] },
});
const plugin = (create) => (config) => ({ ...config, plugins: [create()] });
const same = (config) => config;
const styles = (extension) =>
  new webpack.NormalModuleReplacementPlugin(/view\d+\.css$/, (resource) => {
    resource.request = resource.request.replace('.css', extension);
  });
const pages = readdirSync(SOURCE).filter((folder) => folder.startsWith('page'));
const entries = Object.fromEntries([
  ['main', './src/index.ts'],
  ...pages.slice(1).map((page) => [page, `./src/${page}/page.ts`]),
]);

/** By name: `change` of the base, what to measure, and whatever else the run needs; `fewer` modules than in the base are a mistake elsewhere. */
export const VARIANTS = {
  // Development: `cold` is a first build in a new process, `rebuild` follows an edit of one module while webpack watches.
  development: { mode: 'development', change: same },
  // The control: what differs here is noise.
  'no change': { change: same, measure: ['cold', 'rebuild'] },
  'cache: false': {
    change: (config) => ({ ...config, cache: false }),
    measure: ['cold', 'rebuild'],
  },
  'cache: filesystem': {
    change: (config) => ({ ...config, cache: diskCache }),
    measure: ['cold', 'warm', 'rebuild'],
  },
  'devtool: source-map': {
    change: (config) => ({ ...config, devtool: 'source-map' }),
    measure: ['cold', 'rebuild'],
  },
  '[contenthash] in names': {
    change: set('output', {
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
    }),
    measure: ['cold', 'rebuild'],
  },
  lazyCompilation: {
    change: set('experiments', {
      typescript: true,
      lazyCompilation: { entries: false, imports: true },
    }),
    measure: ['cold'],
    fewer: true,
  },
  // Thirty entries that share nearly everything.
  '30 entries': {
    change: (config) => ({ ...config, entry: entries }),
    measure: ['cold', 'rebuild'],
  },
  '30 entries, shared chunks': {
    change: (config) => ({
      ...config,
      entry: entries,
      optimization: { runtimeChunk: 'single', splitChunks: { chunks: 'all' } },
    }),
    measure: ['cold', 'rebuild'],
  },
  // Loaders.
  'swc-loader': { change: compiledBy(SWC), measure: ['cold', 'rebuild'] },
  'babel-loader': { change: compiledBy(BABEL), measure: ['cold', 'rebuild'] },
  'babel-loader, no include': {
    change: (config) => ({
      ...config,
      experiments: { typescript: false },
      module: { rules: [{ test: /\.([jt]sx?)$/, use: BABEL }] },
    }),
    measure: ['cold'],
  },
  'babel-loader, cacheDirectory': {
    change: compiledBy({
      ...BABEL,
      options: { ...BABEL.options, cacheDirectory: path.resolve('.babel') },
    }),
    measure: ['warm'],
  },
  'thread-loader, babel-loader': { change: compiledBy(thread, BABEL), measure: ['cold'] },
  'thread-loader, swc-loader': { change: compiledBy(thread, SWC), measure: ['cold'] },
  'ts-loader': { change: compiledBy(TS), measure: ['cold', 'rebuild'] },
  'ts-loader, transpileOnly': {
    change: compiledBy({ ...TS, options: { ...TS.options, transpileOnly: true } }),
    measure: ['cold', 'rebuild'],
  },
  'swc-loader, ForkTsChecker': {
    change: (config) => ({
      ...compiledBy(SWC)(config),
      plugins: [
        new ForkTsCheckerPlugin({
          typescript: { configFile: `${FOLDER}/tsconfig.json` },
          logger: { log() {}, error() {} },
        }),
      ],
    }),
    measure: ['cold', 'rebuild'],
  },
  'sass-loader': {
    change: (config) => ({
      ...rule({ test: /\.scss$/, use: 'sass-loader', type: 'css/auto' })(config),
      plugins: [styles('.scss')],
    }),
    measure: ['cold'],
  },
  'css-loader, style-loader': {
    change: rule({ test: /\.css$/, use: ['style-loader', 'css-loader'], type: 'javascript/auto' }),
    measure: ['cold'],
  },
  // Small advice.
  'pathinfo: false': { change: set('output', { pathinfo: false }), measure: ['cold'] },
  'no extra optimization': {
    change: set('optimization', {
      removeAvailableModules: false,
      removeEmptyChunks: false,
      splitChunks: false,
    }),
    measure: ['cold', 'rebuild'],
  },
  'many extensions': {
    change: set('resolve', { extensions: ['.mjs', '.cjs', '.json', '.jsx', '.js', '.tsx', '.ts'] }),
    measure: ['cold'],
  },
  'symlinks: false': { change: set('resolve', { symlinks: false }), measure: ['cold'] },
  unsafeCache: { change: set('module', { unsafeCache: true }), measure: ['cold', 'rebuild'] },
  noParse: { change: set('module', { noParse: /[\\/]lib\d+[\\/]file6/ }), measure: ['cold'] },
  externals: {
    change: (config) => ({ ...config, externals: [/^lib\d/] }),
    measure: ['cold'],
    fewer: true,
  },
  DllReferencePlugin: {
    change: plugin(
      () =>
        new webpack.DllReferencePlugin({
          context: FOLDER,
          manifest: path.resolve('dll/manifest.json'),
        }),
    ),
    measure: ['cold'],
    fewer: true,
    needs: () => ({
      mode: 'development',
      context: FOLDER,
      entry: { libraries: Array.from({ length: 10 }, (_, index) => `lib${index}`) },
      output: { path: path.resolve('dll'), library: 'libraries' },
      plugins: [
        new webpack.DllPlugin({
          context: FOLDER,
          name: 'libraries',
          path: path.resolve('dll/manifest.json'),
        }),
      ],
    }),
  },
  cacheUnaffected: { change: set('experiments', { cacheUnaffected: true }), measure: ['rebuild'] },
  progress: { change: plugin(() => new webpack.ProgressPlugin()), measure: ['cold'] },
  'stats: errors-only': { change: same, stats: 'errors-only', measure: ['rebuild'] },
  'stats: verbose': { change: same, stats: 'verbose', measure: ['cold', 'rebuild'] },
  NODE_COMPILE_CACHE: {
    change: same,
    environment: { NODE_COMPILE_CACHE: path.resolve('.compiled') },
    measure: ['warm'],
  },
  // Production: a fifth of the shop.
  production: { mode: 'production', change: same },
  'mode: development': {
    mode: 'production',
    change: (config) => ({ ...config, mode: 'development' }),
    measure: ['cold', 'rebuild'],
  },
  'production, cache: filesystem': {
    mode: 'production',
    change: (config) => ({ ...config, cache: { ...diskCache, name: 'production' } }),
    measure: ['warm'],
  },
  'production, cache: memory': {
    mode: 'production',
    change: (config) => ({ ...config, cache: true }),
    measure: ['rebuild'],
  },
  'minimize: false': {
    mode: 'production',
    change: set('optimization', { minimize: false }),
    measure: ['cold'],
  },
  swcMinify: {
    mode: 'production',
    change: set('optimization', {
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), '...'],
    }),
    measure: ['cold'],
  },
  'parallel: false': {
    mode: 'production',
    change: set('optimization', { minimizer: [new MinimizerPlugin({ parallel: false }), '...'] }),
    measure: ['cold'],
  },
  'production, source-map': {
    mode: 'production',
    change: (config) => ({ ...config, devtool: 'source-map' }),
    measure: ['cold'],
  },
  'concatenateModules: false': {
    mode: 'production',
    change: set('optimization', { concatenateModules: false }),
    measure: ['cold'],
  },
};

export function configOf(name) {
  const { mode = 'development', change } = VARIANTS[name];
  return change(base(mode));
}
