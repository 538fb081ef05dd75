import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  context: import.meta.dirname,
  // Everything that the cart offers is in `exposes`.
  entry: {},
  output: {
    path: path.resolve(import.meta.dirname, 'dist'),
    filename: '[name].[contenthash:8].js',
    clean: true,
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'cart',
      // Without a hash, because the shell contains this name.
      filename: 'remoteEntry.js',
      exposes: { './Cart': './src/cart.js' },
      shared: { react: { singleton: true } },
    }),
  ],
};
