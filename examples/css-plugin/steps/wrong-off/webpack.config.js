import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/shop.js',
  stats: 'errors-only',
  experiments: { css: false },
  module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
  plugins: [new webpack.css.CssModulesPlugin()],
};
