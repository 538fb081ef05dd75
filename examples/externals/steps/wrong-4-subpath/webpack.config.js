export default {
  mode: 'production',
  externals: {
    lodash: '_',
  },
  performance: { unusedConfig: true },
};
