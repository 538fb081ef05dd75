export default {
  mode: 'development',
  devtool: false,
  output: {
    filename: 'rows.cjs',
    library: { name: 'Rows', type: 'umd' },
    globalObject: 'globalThis',
  },
  externals: {
    lodash: { commonjs: 'lodash', commonjs2: 'lodash', amd: 'lodash', root: '_' },
  },
};
