import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export default {
  mode: 'development',
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  module: {
    rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }],
  },
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true },
      },
    },
  },
  plugins: [new MiniCssExtractPlugin()],
};
