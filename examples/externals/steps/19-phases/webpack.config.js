export default {
  mode: 'development',
  devtool: false,
  experiments: { deferImport: true, sourceImport: true },
  output: {
    module: true,
    environment: { deferImport: true, sourceImport: true },
  },
  externals: { atlas: '/vendor/atlas.js', geo: '/vendor/geo.wasm' },
  externalsType: 'module',
};
