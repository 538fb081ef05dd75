import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  output: {
    path: path.join(import.meta.dirname, 'dist'),
  },
  plugins: [
    new webpack.container.ContainerReferencePlugin({
      remoteType: 'script',
      remotes: { cart: 'cart@/cart/dist/remoteEntry.js' },
    }),
  ],
};
