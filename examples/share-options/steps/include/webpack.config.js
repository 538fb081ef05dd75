import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: [path.join(import.meta.dirname, 'packages')],
  },
  plugins: [
    new webpack.sharing.SharePlugin({
      shared: {
        'price-format': { include: { version: '^2.0.0' } },
        'price-format/': { include: { request: /^\w+\.js$/ } },
      },
    }),
  ],
};
