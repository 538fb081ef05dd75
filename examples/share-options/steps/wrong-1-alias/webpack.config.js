import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: [path.join(import.meta.dirname, 'packages')],
    alias: { prices: path.join(import.meta.dirname, 'packages/price-format') },
  },
  plugins: [
    new webpack.sharing.SharePlugin({
      shared: ['prices'],
    }),
  ],
};
