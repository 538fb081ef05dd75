export default {
  mode: 'development',
  devtool: false,
  externalsType: 'script',
  externals: {
    lodash: ['/node_modules/lodash/lodash.min.js', '_'],
  },
};
