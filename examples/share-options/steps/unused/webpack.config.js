import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  performance: { hints: 'warning', unusedConfig: true },
  resolve: {
    modules: [path.join(import.meta.dirname, 'packages')],
  },
  plugins: [
    new webpack.sharing.SharePlugin({
      shared: ['price-format', 'price-formatter'],
    }),
  ],
};
