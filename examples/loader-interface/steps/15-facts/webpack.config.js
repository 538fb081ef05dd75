import webpack from 'webpack';

export default (env, { mode }) => ({
  plugins: mode === 'development' ? [new webpack.HotModuleReplacementPlugin()] : [],
  module: {
    rules: [{ test: /\.txt$/, use: ['./loaders/lines-loader.js', './loaders/facts-loader.js'] }],
  },
});
