export default {
  mode: 'development',
  output: { library: { name: 'Rows', type: 'umd' } },
  externals: {
    lodash: { commonjs: 'lodash', root: '_' },
  },
};
