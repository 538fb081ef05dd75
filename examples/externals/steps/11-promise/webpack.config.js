export default {
  mode: 'development',
  devtool: false,
  externalsType: 'promise',
  externals: {
    lodash: 'acme.ready.then(() => acme.lodash)',
  },
};
