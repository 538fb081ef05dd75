export default {
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
    clean: true,
  },
  devServer: {
    open: true,
  },
  module: {
    rules: [{ test: /\.(eot|svg|ttf|woff|woff2|png|jpg|gif)$/i, type: 'asset' }],
  },
};
