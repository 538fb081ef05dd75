import path from 'node:path';

/** @returns {import('webpack').Configuration} */
const build = (externalsType, module) => ({
  mode: 'production',
  target: 'node24',
  output: {
    path: path.resolve(import.meta.dirname, 'dist'),
    filename: module ? `${externalsType}.mjs` : `${externalsType}.cjs`,
    module,
  },
  optimization: { minimize: false },
  externals: 'lodash',
  externalsType,
});

export default [
  build('commonjs', false),
  build('node-commonjs', false),
  build('import', false),
  build('module', true),
  build('import', true),
  build('node-commonjs', true),
];
