export default {
  mode: 'production',
  target: 'node24',
  entry: './src/service.js',
  devtool: 'source-map',
  // Packages stay in node_modules, because some of them read their own files at run time.
  externalsPresets: { nodeModules: true },
  output: {
    filename: 'service.mjs',
    module: true,
    clean: true,
  },
  // Size does not matter on a server, but readable stack traces do.
  optimization: { minimize: false },
};
