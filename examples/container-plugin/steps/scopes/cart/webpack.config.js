import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  entry: {},
  output: {
    path: path.join(import.meta.dirname, 'dist'),
  },
  resolve: {
    modules: [path.join(import.meta.dirname, 'packages')],
  },
  plugins: [
    new webpack.container.ContainerPlugin({
      name: 'cart',
      filename: 'remoteEntry.js',
      shareScope: 'cart',
      exposes: { './total': './src/total.js' },
    }),
    new webpack.sharing.SharePlugin({
      shareScope: 'cart',
      shared: ['badge', 'price-format'],
    }),
  ],
};
