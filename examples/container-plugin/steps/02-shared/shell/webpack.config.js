import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  output: {
    path: path.join(import.meta.dirname, 'dist'),
  },
  resolve: {
    modules: [path.join(import.meta.dirname, 'packages')],
  },
  plugins: [
    new webpack.container.ContainerReferencePlugin({
      remoteType: 'script',
      remotes: { cart: 'cart@/cart/dist/remoteEntry.js' },
    }),
    new webpack.sharing.SharePlugin({
      shared: ['badge', 'price-format'],
    }),
  ],
};
