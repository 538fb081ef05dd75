import path from 'node:path';

const types = [
  ['var', 'assign', 'window', 'self', 'global', 'this'],
  ['commonjs', 'commonjs2', 'commonjs-module', 'commonjs-static', 'node-commonjs'],
  ['module', 'import', 'module-import', 'promise', 'script'],
  ['amd', 'amd-require', 'amd-async', 'umd', 'umd2', 'jsonp', 'system'],
  ['asset', 'asset-url', 'css-url'],
].flat();

/** @returns {import('webpack').Configuration} */
const build = (externalsType, module) => ({
  mode: 'development',
  devtool: false,
  target: ['web', 'es2022'],
  output: {
    path: path.resolve(import.meta.dirname, module ? 'dist/module' : 'dist/script'),
    filename: `${externalsType}.js`,
    module,
  },
  externals: { lodash: externalsType === 'script' ? '_@/vendor/lodash.js' : '_' },
  externalsType,
});

export default [
  ...types.map((type) => build(type, false)),
  ...['commonjs', 'node-commonjs', 'module', 'import', 'module-import'].map((type) => build(type, true)),
];
