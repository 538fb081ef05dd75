export default {
  mode: 'production',
  externals: {
    lodash: '_',
  },
};
