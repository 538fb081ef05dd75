export default {
  mode: 'development',
  externals: {
    lodash: { commonjs: 'lodash', amd: 'lodash' },
  },
};
