import path from 'node:path';
import webpack from 'webpack';

/** @type {import('webpack').Configuration} */
export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  output: {
    path: path.join(import.meta.dirname, 'dist'),
  },
  resolve: { modules: ['packages'] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remotes: { cart: 'cart@/cart/dist/remoteEntry.js' },
      shared: ['counter', 'euro'],
    }),
  ],
};
