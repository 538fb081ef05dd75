import webpack from 'webpack';

const { HotModuleReplacementPlugin } = webpack;

// What a case needs: `run` starts the program, `show` adds the code of other modules, and `find`
// adds lines of the emitted file; the rest is configuration.
export const settings = {
  attributes: { run: true },
  defer: { run: true, experiments: { deferImport: true } },
  'defer-comment': { run: true, experiments: { deferImport: true } },
  'source-comment': { run: true, experiments: { sourceImport: true } },
  source: { run: true, experiments: { sourceImport: true } },
  'phases-call': { run: true, experiments: { deferImport: true, sourceImport: true } },
  'import-call': { run: true },
  'chunk-name': { run: true },
  'mode-weak': { run: true },
  prefetch: { find: /^__webpack_require__\.E\(/ },
  preload: { show: ['./src/planner.js'], find: /MapBy|ChildrenMap = |"src_planner_js": \[|^"src_route_js"$/ },
  hints: { find: /\.LA\(/ },
  exports: {
    mode: 'production',
    optimization: {
      concatenateModules: false,
      minimize: false,
      moduleIds: 'named',
      chunkIds: 'named',
    },
    show: ['./src/route.js'],
  },
  'require-resolve': { run: true },
  'require-resolve-weak': { run: true },
  'require-cache': { run: true },
  'require-ensure': { run: true },
  'require-context': { run: true },
  'require-main': { run: true },
  'require-on-error': { run: true },
  expression: { run: true },
  'webpack-context': { run: true },
  glob: { run: true },
  import: { run: true },
  'require-amd': { run: true },

  'base-uri': { find: /\.b = / },
  'webpack-require': { run: true },
  'chunk-load': { run: true },
  'runtime-id': { run: true },
  'exports-info-entry': {
    run: true,
    mode: 'production',
    optimization: { concatenateModules: false, minimize: false, moduleIds: 'named' },
    show: ['./variables/exports-info.mjs'],
  },
  'is-included': { run: true },
  layer: { run: true, entry: { main: { import: './variables/layer.mjs', layer: 'client' } } },
  module: { run: true },
  'non-webpack-require': { run: true },
  resource: { run: true, show: ['./src/marker.js?size=2#red'] },
  system: { output: { library: { type: 'system' } } },
  'css-server': {
    run: true,
    module: {
      parser: { css: { exportType: 'style' } },
      generator: { css: { exportsOnly: false } },
    },
  },
  'module-object': { run: true },
  'module-require': { run: true },
  'module-hot-on': { plugins: [new HotModuleReplacementPlugin()] },
  'meta-hot-on': { plugins: [new HotModuleReplacementPlugin()] },
  meta: { run: true },
  'meta-unknown': { run: true },
  'esm-exports': { run: true },
};
