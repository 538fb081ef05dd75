export default {
  mode: 'production',
  target: 'web',
  output: { module: true },
  optimization: { minimize: false },
  externals: {
    atlas: '../vendor/atlas.js',
    clock: '../vendor/clock.js',
  },
  externalsType: 'module-import',
};
