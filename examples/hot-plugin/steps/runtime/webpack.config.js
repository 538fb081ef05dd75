import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  output: { hotUpdateMainFilename: '[fullhash].hot-update.json' },
  stats: 'errors-warnings',
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
